/** Bets for honour of those who are out, kept in this browser: on whom, and how often one was right. */

const KEY = "lastcall-bets";

interface Bets {
  open: Record<string, number>; // by table
  right: number;
  made: number;
}

function kept(): Bets {
  try {
    return { open: {}, right: 0, made: 0, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Bets>) };
  } catch {
    return { open: {}, right: 0, made: 0 };
  }
}

function store(bets: Bets): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(bets));
  } catch {
    // a browser that keeps nothing
  }
}

export const on = (table: string): number => kept().open[table] ?? -1;

export function keep(table: string, seat: number): void {
  const bets = kept();
  store({ ...bets, open: { ...bets.open, [table]: seat } });
}

/** The evening is over: the bet counts once. */
export function settle(table: string, winners: number[]): void {
  const { open, right, made } = kept();
  const { [table]: seat, ...others } = open;
  if (seat !== undefined) store({ open: others, right: right + (winners.includes(seat) ? 1 : 0), made: made + 1 });
}

export const score = (): { right: number; made: number } => kept();

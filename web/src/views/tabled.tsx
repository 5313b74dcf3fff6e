/** Numbers in rows: what a row is about comes first, everything else stands right below its heading. */

import type { ComponentChildren, JSX } from "preact";

import { t } from "../i18n";

/** A few numbers one sees at once. */
export function Figures({ all }: { all: [string, string | number][] }): JSX.Element {
  return (
    <dl class="figures">
      {all.map(([label, number]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TabledProps {
  look: "bars" | "ranks";
  heads: string[];
  children: ComponentChildren; // its rows
}

export function Tabled({ look, heads, children }: TabledProps): JSX.Element {
  return (
    <table class={look}>
      <thead>
        <tr>
          {look === "ranks" && (
            <th scope="col">
              <span class="hidden">{t("place")}</span>
            </th>
          )}
          {heads.map((head, i) => (
            <th key={head} scope="col" class={i ? "number" : ""}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RankProps {
  place: string | number;
  name: string;
  you: boolean;
  gone?: boolean;
  numbers: (string | number)[];
  children?: ComponentChildren; // what is said beside the name
}

/** Who is where. */
export function Rank({ place, name, you, gone = false, numbers, children }: RankProps): JSX.Element {
  return (
    <tr class={`${you ? "mine" : ""}${gone ? " gone" : ""}`}>
      <td class="rank">{place}</td>
      <th scope="row">
        {name}
        {you ? ` (${t("mat-you")})` : ""}
        {children}
      </th>
      {numbers.map((number, column) => (
        <td key={column} class="number">
          {number}
        </td>
      ))}
    </tr>
  );
}

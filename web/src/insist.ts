/** Until it works: the server may just be starting again. */

const RETRY = 2000; // ms

export async function insist<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch {
    await new Promise((wait) => setTimeout(wait, RETRY));
    return insist(what);
  }
}

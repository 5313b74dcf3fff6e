/** What the server says and takes: made from its schemas in `wire`; see docs/protocol.md. */

import type { Attribute, GameEvent } from "./wire";

export type * from "./wire";

export type Stat = Attribute;

/** Whose event it is; −1 where it is nobody's. */
export const seatOf = (event: GameEvent): number => ("seat" in event ? event.seat : -1);

/** The card an event is about; −1 where it is about none, or none in sight. */
export const cardOf = (event: GameEvent): number => ("card" in event ? event.card : -1);

/** The seats a card was played at. */
export const targetsOf = (event: GameEvent): number[] => ("targets" in event ? event.targets : []);

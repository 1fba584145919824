/** An object on the wire. */
export type Wire = Record<string, unknown>;

/**
 * The closed list of effects. How old the last proof of a session's user may be for an operation with this effect, in seconds; null: no
 * proof is required.
 */
export const proofSeconds = {
  public: null,
  /** Signs in, or proves an address. */
  enters: null,
  reads_own: null,
  reads_collection: null,
  reads_others: null,
  writes_own: null,
  /** Ends or stops something. Never requires a proof: a user who shuts a door must not look for a key. */
  closes: null,
  makes_credential: 600,
  changes_entry: 600,
  destroys: 600,
  takes_out: 600,
  /** Each use prolongs the proof, to `longestProofSeconds` at most. */
  administers: 600,
  spends: 8 * 3600,
} as const;
export const longestProofSeconds = 3600;

export type Effect = keyof typeof proofSeconds;

interface Declared {
  effect: Effect;
  byAdmins?: Effect;
}

/** Returns the effect of a call by this role. An administrator who spends does so for another account. */
export const effectFor = ({ effect, byAdmins }: Declared, role: 'user' | 'admin'): Effect =>
  role === 'admin' ? (byAdmins ?? (effect === 'spends' ? 'administers' : effect)) : effect;

/** Whether a call of the operation may be repeated with a proof in its body. A query has no body: `session.prove` goes before it. */
export const takesProof = ({ kind, effect, byAdmins }: Declared & { kind: 'query' | 'mutation' }): boolean =>
  kind === 'mutation' && (proofSeconds[effect] !== null || byAdmins !== undefined);

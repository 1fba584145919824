import type { GivenProof } from '@massima/contract/session';
import type { Actor } from '../actor.ts';
import type { AppError } from '../errors.ts';
import type { Deps } from '../deps.ts';

export interface Context {
  deps: Deps;
  requestId: string;
  /** The client's address, from a forwarded header only behind a trusted proxy. */
  clientIp: string;
  /** Browser and system of the client, such as "Firefox, Windows"; empty: unknown. */
  deviceName(): string;
  /** The session token as sent, if any. */
  token: string | null;
  /** Whether it is a program's: then an operation is reached only within its scope. */
  isProgram: boolean;
  /** What an application's request set in this browser, if any. */
  consentCookie: string | null;
  /** Counts a call of a key among those under way; the function that is returned ends it. */
  enterCall(call: { userId: number; connectionId: number }): Promise<() => Promise<void>>;
  /**
   * Who asks: null without a session. Looked up once a request, and only when it is needed. `findSession`: for the first lookup, another
   * way to look up a session, which does more in the same round trip.
   */
  actor(findSession?: () => Promise<Actor>): Promise<Actor | null>;
  /** Records a proof for the actor's session. Throws if the proof is wrong. */
  prove(actor: Actor, proof: GivenProof): Promise<void>;
  /** Returns the error that requests a proof from the actor's session. */
  askForProof(actor: Actor): Promise<AppError>;
  /** Aborted when the client hangs up. */
  signal: AbortSignal;
}

/** The context of every operation that is not public. */
export interface SignedInContext extends Context {
  user: Actor;
}

import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

export interface Context {
  deps: Deps;
  requestId: string;
  /** The client's address, from a forwarded header only behind a trusted proxy. */
  clientIp: string;
  /** The session token as sent, if any. */
  token: string | null;
  /** Whether it is a program's: then an operation is reached only within its scope. */
  isProgram: boolean;
  /** What an application's request set in this browser, if any. */
  consentCookie: string | null;
  /** Counts a call of a key among those under way; the function that is returned ends it. */
  enterCall(call: { userId: number; connectionId: number }): Promise<() => Promise<void>>;
  /**
   * Who asks: null without a session. Looked up once a request, and only when somebody wants to know; a session by what an
   * operation has begun, where that does.
   */
  actor(begun?: Beginning): Promise<Actor | null>;
  /** Aborted when the client hangs up. */
  signal: AbortSignal;
}

/** What an operation begins before it is known who asks. */
export interface Beginning {
  /** Looks the session up as everybody's is, and does more in the same round trip. */
  findSession(): Promise<Actor>;
  /** Takes back what was begun for whoever was refused; after an operation that was done it does nothing. */
  abandon(): void;
}

/** The context of every operation that is not public. */
export interface SignedInContext extends Context {
  user: Actor;
}

import type { AnyErrorData } from '@massima/contract/error-data';
import { type ErrorKey, errorKinds, statusOf } from '@massima/contract/errors';
import type { OutputOf, ParsedInputOf } from '@massima/contract/operation';
import type { OperationName, OperationsByName } from '@massima/contract/operations';

export type AnswerOf<N extends OperationName> = OutputOf<OperationsByName[N]>;

/** The receipt of an answer is the usual one where a story has nothing to say of it: the double adds it. */
type Given<A> = A extends { receipt: infer R } ? Omit<A, 'receipt'> & { receipt?: R } : A;

/** What the server's stand-in answers, by operation. A refusal is thrown, as an operation of the server throws it. */
export type Answers = {
  [N in OperationName]?: (
    input: ParsedInputOf<OperationsByName[N]>,
  ) => Given<AnswerOf<N>> | Promise<Given<AnswerOf<N>>>;
};

interface RefusalDetails {
  issues?: { path: string; message: string }[];
  data?: AnyErrorData;
}

/** A refusal of the server: a key of the contract's one table, and with it kind and status. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly details: RefusalDetails;
  constructor(key: ErrorKey, details: RefusalDetails = {}) {
    super(key);
    this.key = key;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.key);
  }
  /** As `describeError` of the server makes it; `requestId` is what a reader would tell the support. */
  get body() {
    return { message: this.key, requestId: 'prova-0001', ...this.details };
  }
  get kind() {
    return errorKinds[this.key];
  }
}

/** The server doesn't answer: the connection is cut. */
export class LineCut extends Error {}

export const refused = (key: ErrorKey, details?: RefusalDetails) => (): never => {
  throw new Refusal(key, details);
};
export const lineCut = (): never => {
  throw new LineCut();
};
/** The answer is on its way, and stays there. */
export const waiting = (): Promise<never> => new Promise<never>(() => {});
/** Each call takes the next of these, the last one for good: "fails, then works". */
export const sequence = <I, O>(...turns: ((input: I) => O)[]): ((input: I) => O) => {
  let at = 0;
  return (input) => turns[Math.min(at++, turns.length - 1)]!(input);
};

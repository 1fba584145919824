import type { AnyErrorData } from '@massima/contract/error-data';
import { type ErrorKey, type ErrorKind, errorKinds, statusOfKind } from '@massima/contract/errors';
import type { OutputOf, ParsedInputOf } from '@massima/contract/operation';
import type { OperationName, OperationsByName } from '@massima/contract/operations';

export type ResponseOf<N extends OperationName> = OutputOf<OperationsByName[N]>;

/** Makes the receipt optional; the double adds the default. */
type WithOptionalReceipt<A> = A extends { receipt: infer R } ? Omit<A, 'receipt'> & { receipt?: R } : A;

/** Responses by operation. An error response is thrown, as by an operation of the server. */
export type Responses = {
  [N in OperationName]?: (
    input: ParsedInputOf<OperationsByName[N]>,
  ) => WithOptionalReceipt<ResponseOf<N>> | Promise<WithOptionalReceipt<ResponseOf<N>>>;
};

interface RefusalDetails {
  issues?: { path: string; message: string }[];
  data?: AnyErrorData;
  /** Defaults to the kind of the key. */
  kind?: ErrorKind;
}

/** Error response of the server: a key of the contract's error table with its kind and status. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly details: RefusalDetails;
  constructor(key: ErrorKey, details: RefusalDetails = {}) {
    super(key);
    this.key = key;
    this.details = details;
  }

  get status(): number {
    return statusOfKind[this.kind];
  }
  /** Equals the server's `describeError`; `requestId` is for support. */
  get body() {
    const { issues, data } = this.details;
    return { message: this.key, requestId: 'prova-0001', ...(issues && { issues }), ...(data && { data }) };
  }
  get kind() {
    return this.details.kind ?? errorKinds[this.key];
  }
}

/** Thrown to simulate a lost connection. */
export class LineCut extends Error {}

export const refused = (key: ErrorKey, details?: RefusalDetails) => (): never => {
  throw new Refusal(key, details);
};
export const lineCut = (): never => {
  throw new LineCut();
};
/** Never resolves, to simulate a pending response. */
export const waiting = (): Promise<never> => new Promise<never>(() => {});
/** Answers each call by the next function and repeats the last one. */
export const sequence = <I, O>(...handlers: ((input: I) => O)[]): ((input: I) => O) => {
  let at = 0;
  return (input) => handlers[Math.min(at++, handlers.length - 1)]!(input);
};

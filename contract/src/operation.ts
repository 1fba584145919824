import type { z } from 'zod';
import type { Effect } from './effects.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an operation. The operation checks access to a particular record when it reads the
 * record.
 */
export type Access =
  /** Anyone, signed in or not. */
  | 'public'
  /** Any signed-in account. */
  | 'user'
  /** A verified account, or an administrator. */
  | 'member'
  | 'admin';

/** What a key permits: `read` for reading only, `write` also for saving and following. */
export type Scope = 'read' | 'write';

/**
 * Description of an operation for an assistant: its purpose, when to use it, and its effect on
 * stored data.
 */
export interface Tool {
  /** `search_rulings`. */
  name: string;
  /** For people. */
  title: string;
  description: string;
  /**
   * The call may use a search. Clients must not treat it as read-only, because some clients run
   * read-only tools without approval.
   */
  mayCost?: true;
  /** Repeating the call has no further effect. */
  isIdempotent?: true;
}

/**
 * Declaration of an operation, read by both transports, the OpenAPI document, the access tests,
 * the app's links and the story server. The server adds the implementation with `implement`.
 */
export interface Operation {
  /** Also how the tRPC endpoint is called: queries by GET, mutations by POST. */
  kind: 'query' | 'mutation';
  /** Method and path of the REST endpoint, below `/api`; each `{key}` is a field of the input. */
  rest: `${HttpMethod} /${string}`;
  access: Access;
  /** Determines how recently the caller must have proven who they are. */
  effect: Effect;
  /** Effect of an administrator's call, if it differs. */
  byAdmins?: Effect;
  /** Field value with which the call grants no access, so that no proof is required. */
  freeWhere?: { field: string; is: unknown };
  /**
   * The input contains the account's password, which the operation checks. The proof then only
   * needs the second factor, if set.
   */
  takesPassword?: true;
  /** Scope that a key needs to call the operation; without a scope no key can call it. */
  scope?: Scope;
  /** Offers the operation to assistants. Requires a `scope`. */
  tool?: Tool;
  summary: string;
  input?: z.ZodType;
  /**
   * Maximum size of the input as JSON, in bytes. Larger input is rejected before its fields are
   * validated.
   */
  inputMaxBytes?: number;
  output: z.ZodType;
  /** HTTP status of the REST endpoint. Defaults to 200. */
  status?: 201;
  /** Fields that the REST endpoint reads from the query string although the method has a body. */
  restQuery?: readonly string[];
  /** Default input of the REST endpoint for fields that the request omits. */
  restDefaults?: Readonly<Record<string, unknown>>;
  /**
   * Output field that the REST endpoint returns alone, if a list is documented. The receipt is sent as
   * JSON in the header `Receipt`.
   */
  restList?: string;
  /** Optional input fields that only administrators can set. From other callers they are ignored. */
  onlyAdminsSet?: readonly string[];
  /** The app never batches the call, because it is charged or counted separately, or large. */
  unbatched?: true;
  /**
   * Content of the collection in the response, which determines the access check (`sendOut`).
   * `collection` requires the right to search. `saved` is in the caller's own folders and does not
   * require that right. `shared` is available to anyone, with the rights of the account that
   * shares it.
   */
  sends?: 'collection' | 'saved' | 'shared';
  /**
   * The input in the URL contains a secret. Responses are neither indexed nor stored, and linked
   * pages receive no referrer.
   */
  secretAddress?: true;
  /** Available to administrators who have not yet set up the required second factor. */
  beforeFactor?: true;
  /**
   * The input contains text that the user typed. The app reports a lost connection next to the
   * form and keeps the text.
   */
  failsInline?: true;
}

export type OperationTable = Readonly<Record<string, Operation>>;

/** Input that a caller sends. */
export type InputOf<O extends Operation> = O extends { input: infer I extends z.ZodType } ? z.input<I> : void;
/** Input that the implementation receives: parsed, with defaults. */
export type ParsedInputOf<O extends Operation> = O extends { input: infer I extends z.ZodType }
  ? z.output<I>
  : undefined;
/** Output that a caller receives. */
export type OutputOf<O extends Operation> = z.output<O['output']>;
/** Output of the REST endpoint. */
export type RestOutputOf<O extends Operation> = O extends { restList: infer K extends keyof OutputOf<O> }
  ? OutputOf<O>[K]
  : OutputOf<O>;
/** Output of the implementation, before the schema removes undeclared fields. */
export type ResultOf<O extends Operation> = z.input<O['output']>;

/** Method and path of the REST endpoint, and the names of the path's parameters in order. */
export function restOf({ rest }: Operation): { method: HttpMethod; path: string; pathKeys: string[] } {
  const space = rest.indexOf(' ');
  const path = rest.slice(space + 1);
  return {
    method: rest.slice(0, space) as HttpMethod,
    path,
    pathKeys: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
  };
}

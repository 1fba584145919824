import type { z } from 'zod';
import type { Effect } from './effects.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call an operation. Whose things it may touch is decided where the thing is read. */
export type Access =
  /** Anyone, signed in or not. */
  | 'public'
  /** Any signed-in account. */
  | 'user'
  /** A verified account, or an administrator. */
  | 'member'
  | 'admin';

/** What the owner of a key lets it do: look things up, or also save and follow. */
export type Scope = 'read' | 'write';

/** What an assistant is told about an operation: what it is for, when to take it, and what it does to what is there. */
export interface Tool {
  /** `search_rulings`. */
  name: string;
  /** For people. */
  title: string;
  description: string;
  /** It may cost a search: clients may not take it for reading alone, which some allow unasked. */
  mayCost?: true;
  /** It can be asked again without another effect. */
  isIdempotent?: true;
}

/**
 * One operation, declared once. Both transports, the OpenAPI document, the access tests, the app's links and the stories'
 * server double read this; `implement` of the server gives it a body.
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
  /** Assistants are offered it; it names a scope, too. */
  tool?: Tool;
  summary: string;
  input?: z.ZodType;
  /** What is longer, as JSON, is refused before its fields are checked. */
  inputMaxBytes?: number;
  output: z.ZodType;
  /** HTTP status of the REST endpoint, 200 where nothing is said. */
  status?: 201;
  /** Fields that the REST endpoint reads from the query string although the method has a body. */
  restQuery?: readonly string[];
  /** Input that the REST endpoint adds where the request says nothing. */
  restDefaults?: Readonly<Record<string, unknown>>;
  /**
   * The field of the output that is all the REST endpoint answers, where a list is documented; the receipt next to it goes into the header
   * `Receipt`, as JSON.
   */
  restList?: string;
  /** Optional fields of the input that count when an administrator sends them: from anyone else they are dropped unread. */
  onlyAdminsSet?: readonly string[];
  /** Priced or counted call by call, or large: the app never puts it into a batch with others. */
  unbatched?: true;
  /**
   * What of the collection its answer contains, so that it goes out by the gate: `collection` goes only to those who may search, `saved` is
   * in own folders and is its owner's without that too, `shared` goes to anyone by the gate of the account that shows it.
   */
  sends?: 'collection' | 'saved' | 'shared';
  /** Its input in the address contains a secret: no answer is indexed or stored, nor named to the page that it links to. */
  secretAddress?: true;
  /** Reached by an administrator who has yet to set up the second factor that the installation demands. */
  beforeFactor?: true;
  /** Carries what a user typed: the app reports a lost connection next to the form and keeps the text in it. */
  failsInline?: true;
}

export type OperationTable = Readonly<Record<string, Operation>>;

/** What a caller sends. */
export type InputOf<O extends Operation> = O extends { input: infer I extends z.ZodType } ? z.input<I> : void;
/** What an operation's body works with: parsed, with defaults filled in. */
export type ParsedInputOf<O extends Operation> = O extends { input: infer I extends z.ZodType }
  ? z.output<I>
  : undefined;
/** What a caller gets. */
export type OutputOf<O extends Operation> = z.output<O['output']>;
/** What the REST endpoint answers. */
export type RestOutputOf<O extends Operation> = O extends { restList: infer K extends keyof OutputOf<O> }
  ? OutputOf<O>[K]
  : OutputOf<O>;
/** What an operation's body returns, before the schema has cut it to its fields. */
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

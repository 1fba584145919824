import type { ErrorKey } from '@massima/contract/errors';
import type { HttpMethod, OutputOf, RestOutputOf } from '@massima/contract/operation';
import type { OperationName, OperationsByName } from '@massima/contract/operations';

/** Error data of a rejected call. */
interface Refused {
  message: ErrorKey;
  requestId: string;
  issues: { path: string; message: string }[];
  httpStatus: number;
}

/** Fields of results and errors together, so that a test can read both without narrowing. */
type ResultOrRefusal<T> = T extends readonly unknown[]
  ? T & Refused
  : T extends { message: infer M }
    ? Omit<T, 'message'> & Omit<Refused, 'message'> & { message: M | ErrorKey }
    : T extends object
      ? T & Refused
      : T;

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  /** Result or error data, depending on the status. */
  body: unknown extends T ? Anything : ResultOrRefusal<T>;
}

// Bodies of addresses that no operation declares (OAuth, pages) or that a test builds at run time.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

export type Outputs = { [N in OperationName]: OutputOf<OperationsByName[N]> };
type OutputsByRest = {
  [N in OperationName as OperationsByName[N]['rest']]: RestOutputOf<OperationsByName[N]>;
};

/** Whether a path matches a pattern, such as `/lawyers/7/audit` and `/lawyers/{id}/audit`. */
type Fits<Path extends string, Pattern extends string> = Path extends `${infer A}/${infer Rest}`
  ? Pattern extends `${infer B}/${infer PatternRest}`
    ? Same<A, B> extends true
      ? Fits<Rest, PatternRest>
      : false
    : false
  : Pattern extends `${string}/${string}`
    ? false
    : Same<Path, Pattern>;
type Same<A extends string, B extends string> = B extends `{${string}}` ? true : A extends B ? true : false;

type WithoutQuery<Path extends string> = Path extends `${infer P}?${string}` ? P : Path;
type Declared<Method extends HttpMethod, Path extends string> = {
  [R in keyof OutputsByRest & `${Method} ${string}`]: R extends `${Method} ${infer Pattern}`
    ? Fits<Path, Pattern> extends true
      ? R
      : never
    : never;
}[keyof OutputsByRest & `${Method} ${string}`];
/**
 * Response type of an address under /api, from the declarations. A path without parameters takes
 * precedence, as in routing.
 */
type AnswerOf<
  Method extends HttpMethod,
  Path extends string,
> = `${Method} ${WithoutQuery<Path>}` extends keyof OutputsByRest
  ? Answer<OutputsByRest[`${Method} ${WithoutQuery<Path>}`]>
  : [Declared<Method, WithoutQuery<Path>>] extends [never]
    ? Answer
    : Answer<OutputsByRest[Declared<Method, WithoutQuery<Path>>]>;

type Named<Procedure extends string> = Procedure extends OperationName ? Answer<Outputs[Procedure]> : Answer;

export interface TestClient {
  /** At any address of the product. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** `rest('POST', '/search', {query: 'danno'})`: a path under /api, as documented. */
  rest<M extends string, P extends string>(
    method: M,
    path: P,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<M extends HttpMethod ? AnswerOf<M, P> : Answer>;
  get<P extends string>(path: P): Promise<AnswerOf<'GET', P>>;
  post<P extends string>(path: P, body?: unknown): Promise<AnswerOf<'POST', P>>;
  put<P extends string>(path: P, body?: unknown): Promise<AnswerOf<'PUT', P>>;
  delete<P extends string>(path: P): Promise<AnswerOf<'DELETE', P>>;
  /** A tRPC query; `body` is the procedure's result, or the `data` of its refusal. */
  query<P extends OperationName | (string & {})>(procedure: P, input?: unknown): Promise<Named<P>>;
  mutate<P extends OperationName | (string & {})>(procedure: P, input?: unknown): Promise<Named<P>>;
}

/**
 * @param url the server's address; a function is called before each request
 * @param prove gives the session a new proof. A call that required a password is then repeated, as in the app.
 * @param isBalanced returns 502 if the server closes the connection, as a load balancer does
 */
export function testClient(
  url: string | (() => string),
  token?: string,
  { isBalanced = false, prove }: { isBalanced?: boolean; prove?: (() => Promise<unknown>) | undefined } = {},
): TestClient {
  const at = typeof url === 'string' ? () => url : url;
  async function reach(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(at() + path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  }
  const once: TestClient['send'] = (...args) =>
    isBalanced
      ? reach(...args).catch(() => ({ status: 502, headers: new Headers(), body: {} }))
      : reach(...args);
  const send: TestClient['send'] = async (...args) => {
    const response = await once(...args);
    const isProofRequired =
      response.status === 409 && JSON.stringify(response.body).includes('"proof_required"');
    if (!prove || !isProofRequired) return response;
    await prove();
    return once(...args);
  };
  const rest = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send(method, `/api${path}`, body, headers);
  const unwrap = ({ body, ...answer }: Answer): Answer => ({
    ...answer,
    body: body?.error?.data ?? body?.result?.data,
  });
  // Bodies are not validated. A test fails if it reads a field that the declaration lacks.
  return {
    send,
    rest,
    get: (path: string) => rest('GET', path),
    post: (path: string, body?: unknown) => rest('POST', path, body),
    put: (path: string, body?: unknown) => rest('PUT', path, body),
    delete: (path: string) => rest('DELETE', path),
    async query(procedure: string, input?: unknown) {
      const queryString = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return unwrap(await send('GET', `/trpc/${procedure}${queryString}`));
    },
    mutate: async (procedure: string, input?: unknown) =>
      unwrap(await send('POST', `/trpc/${procedure}`, input ?? {})),
  } as TestClient;
}

export interface Answer {
  status: number;
  headers: Headers;
  // The body of whatever was asked: each test knows what it expects of it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface TestClient {
  /** At any address of the product. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** `rest('POST', '/search', {query: 'danno'})`: a path under /api, as documented. */
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** A tRPC query; `body` is the procedure's result, or the `data` of its refusal. */
  query(procedure: string, input?: unknown): Promise<Answer>;
  mutate(procedure: string, input?: unknown): Promise<Answer>;
}

export function testClient(url: string, token?: string): TestClient {
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
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
  const rest: TestClient['rest'] = (method, path, body, headers) =>
    send(method, `/api${path}`, body, headers);
  const unwrap = ({ body, ...answer }: Answer): Answer => ({
    ...answer,
    body: body?.error?.data ?? body?.result?.data,
  });
  return {
    send,
    rest,
    get: (path) => rest('GET', path),
    post: (path, body) => rest('POST', path, body),
    put: (path, body) => rest('PUT', path, body),
    delete: (path) => rest('DELETE', path),
    async query(procedure, input) {
      const asked = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return unwrap(await send('GET', `/trpc/${procedure}${asked}`));
    },
    mutate: async (procedure, input) => unwrap(await send('POST', `/trpc/${procedure}`, input ?? {})),
  };
}

import type { Operation } from './operations.ts';

/** The documented addresses that the signup form calls, without the `/api/` that they begin with. */
const paths: Record<string, Operation> = {
  'GET users/exists': 'accounts.exists',
  'GET users/existed': 'accounts.existed',
  'GET lawyers/form_token': 'accounts.formToken',
  'GET offers': 'offers.one',
  'POST lawyers': 'accounts.create',
  'POST lawyers/verificationEmail': 'accounts.resendVerification',
};

export interface RestCall {
  operation: Operation;
  input: unknown;
}

/** The operation behind a REST request, with its input; `undefined` for an address that no screen calls. */
export function restCall(
  { pathname, searchParams }: URL,
  method: string,
  body: unknown,
): RestCall | undefined {
  const operation = paths[`${method} ${pathname.slice('/api/'.length)}`];
  if (!operation) return undefined;
  if (operation === 'accounts.formToken') return { operation, input: undefined };
  return { operation, input: method === 'GET' ? Object.fromEntries(searchParams) : body };
}

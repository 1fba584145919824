import type { Deps } from '../../deps.ts';
import { giveBackAttempts, networkOf, takeAttempt } from '../limits/index.ts';

const windowSeconds = 15 * 60;
const bucketsOf = (email: string, clientIp: string) =>
  ({ client: `login-client:${networkOf(clientIp)}`, address: `login-address:${email}` }) as const;

/**
 * Counts an attempt before it is known to fail, so that fifty at the same moment are fifty; `succeeded` gives it back.
 */
export async function takeLoginAttempt(deps: Deps, email: string, clientIp: string) {
  const { client, address } = bucketsOf(email, clientIp);
  await takeAttempt(deps, client, { limit: deps.config.LOGIN_TRIES_PER_CLIENT, windowSeconds });
  await takeAttempt(deps, address, { limit: deps.config.LOGIN_TRIES_PER_ADDRESS, windowSeconds });
  return { succeeded: () => giveBackAttempts(deps, [client, address]) };
}

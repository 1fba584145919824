import type { Deps } from '../../deps.ts';
import { bucketKey, networkOf, takeAttempt } from '../limits/index.ts';

const windowSeconds = 15 * 60;
const actions = ['exists', 'existed', 'signup', 'restore', 'resend'] as const;
type PublicAction = (typeof actions)[number];

/** What anybody may call is limited by the client's address and by the e-mail address it is about. */
export async function takePublicAttempt(
  deps: Deps,
  action: PublicAction,
  email: string,
  clientIp: string,
): Promise<void> {
  const { PUBLIC_TRIES_PER_CLIENT, LOGIN_TRIES_PER_ADDRESS } = deps.config;
  await takeAttempt(deps, `${action}-client:${networkOf(clientIp)}`, {
    limit: PUBLIC_TRIES_PER_CLIENT,
    windowSeconds,
  });
  await takeAttempt(deps, `${action}-address:${email}`, { limit: LOGIN_TRIES_PER_ADDRESS, windowSeconds });
}

/** The rows of the limits that are about one e-mail address. */
export const bucketsOf = (deps: Pick<Deps, 'config'>, email: string): string[] =>
  [...actions, 'login'].map((action) => bucketKey(deps.config, `${action}-address:${email}`));

import type { Deps } from '../../deps.ts';
import type { LoginAccount } from '../../models/user.ts';
import { type Attempt, consumeRateLimits } from './consume-rate-limit.ts';
import { networkOf } from './network-of.ts';

const windowSeconds = 15 * 60;

export interface LoginTry {
  email: string;
  clientIp: string;
  /** The device's `hash`. */
  device: string;
  /** The session in which the password is given, which has attempts of its own; omitted at a login. */
  session?: number | null;
}

/**
 * Counts an attempt before it is known to fail, so that fifty at the same moment are fifty, and before it waits for its
 * turn to be hashed, so that a flood from one client keeps no other client waiting. A stranger's failures close an address
 * to the stranger's client, and at last to every device that never logged in to it; a device that did has its own tries, so
 * that no one can lock the owner out (contract, section 10).
 *
 * The password's hash is part of the name of what is counted: a new password, such as that of a completed reset, starts
 * with nothing counted.
 */
export function takeLoginAttempt(
  deps: Deps,
  { email, clientIp, device }: LoginTry,
  account: LoginAccount | undefined,
): Promise<Attempt> {
  const { LOGIN_TRIES_PER_ADDRESS, LOGIN_TRIES_PER_CLIENT, LOGIN_TRIES_IN_ALL } = deps.config;
  const login = `${email} ${account?.password_hash ?? ''}`;
  const client = networkOf(clientIp);
  const limits = account?.knows_device
    ? [{ bucket: `login-device:${login} ${device}`, limit: LOGIN_TRIES_PER_ADDRESS }]
    : [
        { bucket: `login-pair:${login} ${client}`, limit: LOGIN_TRIES_PER_ADDRESS },
        { bucket: `login-client:${client}`, limit: LOGIN_TRIES_PER_CLIENT },
        { bucket: `login-address:${login}`, limit: LOGIN_TRIES_IN_ALL },
      ];
  return consumeRateLimits(
    deps,
    limits.map((limit) => ({ ...limit, windowSeconds })),
  );
}

/** Counts the use of a mailed link the same way: the id in its path may be anyone's. */
export function takeLinkAttempt(deps: Deps, userId: number, clientIp: string): Promise<Attempt> {
  const { LOGIN_TRIES_PER_ADDRESS, LOGIN_TRIES_PER_CLIENT } = deps.config;
  const client = networkOf(clientIp);
  return consumeRateLimits(deps, [
    { bucket: `link-pair:${userId} ${client}`, limit: LOGIN_TRIES_PER_ADDRESS, windowSeconds },
    { bucket: `link-client:${client}`, limit: LOGIN_TRIES_PER_CLIENT, windowSeconds },
  ]);
}

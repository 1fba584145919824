import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { nameTrustedDevice } from '../../models/factors.ts';
import { nameSession } from '../../models/session.ts';

/** Names the session of a login, and a device that is to be remembered, by the caller's browser and system. */
export async function withDeviceName<
  T extends { token?: string | undefined; device_secret?: string | undefined },
>({ deps, deviceName }: { deps: Pick<Deps, 'db'>; deviceName: () => string }, login: Promise<T>): Promise<T> {
  const { token, device_secret: secret } = await login;
  const name = deviceName();
  if (token !== undefined && name !== '') await nameSession(deps.db, hashToken(token), name);
  if (secret !== undefined && name !== '') await nameTrustedDevice(deps.db, hashToken(secret), name);
  return login;
}

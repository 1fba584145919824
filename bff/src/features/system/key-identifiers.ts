import type { Knex } from 'knex';
import type { Config } from '../../config.ts';
import { changeSetting, readSetting } from '../../models/settings.ts';
import { keyedHashes } from '../limits/index.ts';

/**
 * Setting with an identifier for each key that the database was used with. An identifier reveals
 * nothing about its key.
 */
const setting = 'secret_key_ids';

/**
 * Whether the configuration has all keys that the database was used with. If so, records the
 * current key.
 */
export async function acceptsAllKeys(
  db: Knex,
  config: Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>,
): Promise<boolean> {
  const hashes = keyedHashes(config, 'key-identifier', '');
  const [now] = hashes;
  let areKnown = true;
  await changeSetting(db, setting, (value) => {
    const used = Array.isArray(value) ? value.map(String) : [];
    areKnown = used.every((hash) => hashes.includes(hash));
    return areKnown && !used.includes(now) ? [...used, now] : used;
  });
  return areKnown;
}

/** Whether the database was used with a key that the configuration lacks. Records nothing. */
export async function lacksKeys(
  db: Knex,
  config: Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>,
): Promise<boolean> {
  const used = await readSetting(db, setting);
  const hashes = keyedHashes(config, 'key-identifier', '');
  return Array.isArray(used) && !used.every((hash) => hashes.includes(String(hash)));
}

import type { Knex } from 'knex';
import type { Config } from '../../config.ts';
import { changeSetting, readSetting } from '../../models/settings.ts';
import { keyedHashes } from '../limits/index.ts';

/** Of each key that this database was used with; says nothing of the key. */
const setting = 'secret_key_ids';

/** Whether all keys that the database was used with are given. Notes the one that is used now. */
export async function knowsAllKeys(
  db: Knex,
  config: Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>,
): Promise<boolean> {
  const given = keyedHashes(config, 'key-identifier', '');
  const [now] = given;
  let areKnown = true;
  await changeSetting(db, setting, (value) => {
    const used = Array.isArray(value) ? value.map(String) : [];
    areKnown = used.every((one) => given.includes(one));
    return areKnown && !used.includes(now) ? [...used, now] : used;
  });
  return areKnown;
}

/** Whether the database was used with a key that is not given; notes nothing. */
export async function lacksKeys(
  db: Knex,
  config: Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>,
): Promise<boolean> {
  const used = await readSetting(db, setting);
  const given = keyedHashes(config, 'key-identifier', '');
  return Array.isArray(used) && !used.every((one) => given.includes(String(one)));
}

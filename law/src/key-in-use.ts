import { actOfKey, actOfNumber } from './act-table.ts';
import type { ActType } from './act-types.ts';
import { isAnnexed } from './official-text.ts';

/**
 * The key under which everything is kept, of one that someone wrote: `ordpen:4bis` of `L:1975:354:4bis`, an act with a number and a name. A
 * code that a decree only approves is not that decree.
 */
export function keyInUse(written: string): string {
  const key = written.toLowerCase();
  const [number = '', type = '', year, digits] = /^(\w+):(\d{4}):(\d+)(?=:|$)/.exec(key) ?? [];
  if (actOfKey(number) === null) return key;
  const { key: named } = actOfNumber(type as ActType, Number(digits), Number(year));
  return isAnnexed(named) ? key : `${named}${key.slice(number.length)}`;
}

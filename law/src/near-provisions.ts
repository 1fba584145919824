import { actOfKey, actOfNumber, namedActs, type ActType } from './act-table.ts';
import { provisionLabel } from './provision-keys.ts';
import type { ProvisionReference } from './types.ts';

const yearsAround = 10;
/** Types that are often confused. */
const confusable: readonly ActType[] = ['l', 'dlgs', 'dpr', 'dl'];
const numberedKeys = new Map(namedActs.flatMap(({ key, numbered }) => (numbered ? [[key, numbered]] : [])));

/**
 * Returns keys similar to a provision that no ruling applies, closest first. For "art. 131-quater
 * c.p." these are article 131, its neighbours and the act; for an act the same number in other
 * years and types.
 */
export function nearProvisions({ key, act }: Pick<ProvisionReference, 'key' | 'act'>): string[] {
  const number = key.slice(act.length + 1);
  const acts = actOfKey(act)?.general ? [] : nearActs(act);
  const near =
    key === act ? acts : [...nearArticles(number, act), ...acts.map((act) => `${act}:${number}`), ...acts];
  return [...new Set(near)].filter(
    (provisionKey) => provisionKey !== key && provisionLabel(provisionKey) !== null,
  );
}

function nearArticles(cited: string, act: string): string[] {
  const digits = /^\d{1,4}/.exec(cited)?.[0] ?? '';
  const suffix = cited.slice(digits.length);
  const number = Number(digits);
  return [
    ...(suffix === ''
      ? ['bis', 'ter'].map((ending) => `${number}${ending}`)
      : [String(number), `${number}bis`]),
    ...[1, -1, 2, -2].map((by) => String(number + by)).filter((neighbour) => Number(neighbour) > 0),
  ]
    .map((neighbour) => `${act}:${neighbour}`)
    .concat(actOfKey(act)?.general ? [] : [act]);
}

function nearActs(act: string): string[] {
  const [type = '', year = '', number = ''] = (numberedKeys.get(act) ?? act).split(':');
  if (number === '') return [];
  const years = Array.from({ length: yearsAround }, (_, i) => [
    Number(year) + i + 1,
    Number(year) - i - 1,
  ]).flat();
  return [
    ...confusable
      .filter((otherType) => otherType !== type)
      .map((otherType) => actOfNumber(otherType, Number(number), Number(year)).key),
    ...years.map((year) => actOfNumber(type as ActType, Number(number), year).key),
  ];
}

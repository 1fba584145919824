import { actOfKey } from './act-table.ts';
import type { ProvisionReference } from './types.ts';

/** Every key under which a provision is found: the article, its parts (`cpc:360/n5`), and the act as a whole. */
export function provisionKeys({ key, act, parts }: ProvisionReference): string[] {
  const whole = actOfKey(act);
  return [
    key,
    ...parts.map((part) => `${key}/${part}`),
    ...(key !== act && whole && !whole.general ? [act] : []),
  ];
}

/** "art. 131-bis c.p." of `cp:131bis`, "l. 241/1990" of `l:1990:241`; null for what is neither article nor act. */
export function provisionLabel(key: string): string | null {
  const whole = actOfKey(key);
  if (whole) return whole.label;
  const at = key.lastIndexOf(':');
  const [, before = '', protocol, of = ''] = /^(dispatt-|prot(\d{1,2})-)?(.*)$/.exec(key.slice(0, at)) ?? [];
  const act = actOfKey(of);
  const number = key.slice(at + 1);
  if (!act || !/^\d+[a-z]*(?:\.\d+)?$/.test(number)) return null;
  const within = protocol ? `Prot. n. ${protocol} ` : before && 'disp. att. ';
  return `art. ${number.replace(/^(\d+)([a-z])/, '$1-$2')} ${within}${act.label}`;
}

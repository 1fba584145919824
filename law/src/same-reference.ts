import type { Reference } from './types.ts';

/**
 * Returns whether a text names the requested reference: the same article, any article of a
 * requested act, or the ruling in any form.
 */
export function isAskedFor(asked: Reference, named: Reference): boolean {
  if (asked.key === named.key) return true;
  if (asked.kind === 'provision')
    return (
      named.kind === 'provision' &&
      (asked.key === asked.act ? named.act === asked.act : wholeArticle(asked.key) === named.key)
    );
  if (named.kind !== 'ruling') return false;
  // "52901/2020", "52901": a number without a court
  const [, tail] = /^n(?:um)?:(.+)$/.exec(asked.key) ?? [];
  if (tail !== undefined) return `${named.key}`.split(':').slice(-tail.split(':').length).join(':') === tail;
  return (isVague(asked.key) || isVague(named.key)) && withoutBranch(asked.key) === withoutBranch(named.key);
}

/** "cp:131" for "cp:131quater". */
const wholeArticle = (key: string) => /^(.+:\d+)[a-z.][\w.]*$/.exec(key)?.[1];

const isVague = (key: string) => /^cass:\d/.test(key);
const withoutBranch = (key: string) => key.replace(/^cass:(?:civ|pen):/, 'cass:');

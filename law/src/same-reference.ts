import type { Reference } from './types.ts';

/**
 * Returns whether a text names the requested reference: the same article, any article of a
 * requested act, or the ruling in any form.
 */
export function isSameReference(requested: Reference, named: Reference): boolean {
  if (requested.key === named.key) return true;
  if (requested.kind === 'provision')
    return (
      named.kind === 'provision' &&
      (requested.key === requested.act
        ? named.act === requested.act
        : wholeArticle(requested.key) === named.key)
    );
  if (named.kind !== 'ruling') return false;
  // "52901/2020", "52901": a number without a court
  const [, tail] = /^n(?:um)?:(.+)$/.exec(requested.key) ?? [];
  if (tail !== undefined) return `${named.key}`.split(':').slice(-tail.split(':').length).join(':') === tail;
  return (
    (isVague(requested.key) || isVague(named.key)) &&
    withoutBranch(requested.key) === withoutBranch(named.key)
  );
}

/** "cp:131" for "cp:131quater". */
const wholeArticle = (key: string) => /^(.+:\d+)[a-z.][\w.]*$/.exec(key)?.[1];

const isVague = (key: string) => /^cass:\d/.test(key);
const withoutBranch = (key: string) => key.replace(/^cass:(?:civ|pen):/, 'cass:');

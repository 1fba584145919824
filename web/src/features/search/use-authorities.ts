import { useText } from '../../lib/i18n.tsx';
import type { AnswerMeta } from './cached-answer.ts';
import { byIssuer } from './facets.ts';
import { useFilterNames } from './use-filter-names.ts';

const shownAuthorities = 3;

/** Returns the courts with most results; empty if there is only one court. */
export function useAuthorities({ autList }: Pick<AnswerMeta, 'autList'>): string[] {
  const { number } = useText();
  const { courtName } = useFilterNames();
  const authorities = byIssuer(autList);
  if (authorities.length < 2) return [];
  return authorities
    .slice(0, shownAuthorities)
    .map(({ issuer_type_id: issuer, count }) => `${courtName({ issuer })} ${number(count)}`);
}

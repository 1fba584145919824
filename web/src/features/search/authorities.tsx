import { useText } from '../../lib/i18n.tsx';
import type { AnswerMeta } from './cached-answer.ts';
import { byIssuer } from './facets.ts';
import { useFilterNames } from './use-filter-names.ts';

const shownAuthorities = 3;

/** Where most of what was found comes from: nothing where there is one court only. */
export function Authorities({ facts }: { facts: Pick<AnswerMeta, 'autList'> }) {
  const { number } = useText();
  const { courtName } = useFilterNames();
  const authorities = byIssuer(facts.autList);
  if (authorities.length < 2) return null;
  return authorities.slice(0, shownAuthorities).map((authority) => (
    <span key={authority.issuer_type_id}>
      {courtName({ issuer: authority.issuer_type_id })} {number(authority.count)}
    </span>
  ));
}

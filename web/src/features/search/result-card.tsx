import { noBreak } from '@massima/contract/format/no-break';
import type { SearchResult } from '@massima/contract/search';
import { Fragment, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { RulingCard } from '../ruling/index.ts';
import { listDensity } from './list-density.ts';
import classes from './result-card.module.css';
import { searches } from './searches.ts';

/** Maximum number of words that can be read at a glance. */
const most = 6;
const listOf = (terms: readonly string[]) =>
  terms.slice(0, most).join(', ') + (terms.length > most ? ' …' : '');

interface WhyFoundProps {
  result: SearchResult;
  /** Address of the results. A semantic match links to the order by words. */
  address: string;
}

/**
 * Reason for a match in one line: article or ruling of the query, similar passage, or matching
 * words.
 */
function WhyFound({ result: { why }, address }: WhyFoundProps) {
  const { t } = useText();
  if (!why) return null;
  const { words: terms, missing, provision, citation, part } = why;
  const reasons: [string, ReactNode][] = [
    ['provision', provision !== null && t('why_provision', { label: noBreak(provision) })],
    ['citation', citation !== null && t('why_citation', { label: noBreak(citation) })],
    ['part', part !== null && t('why_part', { part })],
    [
      'words',
      terms.length > 0 &&
        (missing.length === 0 ? t('why_every_word') : t('why_words', { list: listOf(terms) })),
    ],
    ['missing', missing.length > 0 && t('why_missing', { list: listOf(missing) })],
    ['order', part !== null && <Link to={`${address}&ordine=parole`}>{t('search_sort_words')}</Link>],
  ];
  const present = reasons.filter(([, text]) => text !== false);
  if (present.length === 0) return null;
  return (
    <p className={classes.why}>
      {present.map(([name, text], i) => (
        <Fragment key={name}>
          {i > 0 && ' · '}
          <span>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}

interface Props {
  result: SearchResult;
  /** Query of the results. `address` is the address under which they are cached. */
  query: string;
  address: string;
  isOpen: boolean;
  isUnfolded: boolean;
  onSearch: (query: string) => void;
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/** Result in the list. Memoised, so that opening one does not redraw the other fifty. */
export const ResultCard = memo(function ResultCard({
  result,
  query,
  address,
  isOpen,
  isUnfolded,
  onSearch,
  renderActions,
}: Props) {
  const isDense = listDensity.use() === 'dense';
  const id = result.id_new;
  return (
    <RulingCard
      result={result}
      query={query}
      isOpen={isOpen}
      onOpenChange={(open) => searches.setOpen(address, id, { open })}
      onSearch={onSearch}
      actions={renderActions(result, query)}
      dense={
        isDense
          ? { isUnfolded, onChange: (unfolded) => searches.setOpen(address, id, { unfolded }) }
          : undefined
      }
      why={<WhyFound result={result} address={address} />}
    />
  );
});

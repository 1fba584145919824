import type { SearchResult } from '@massima/contract/search';
import { noBreak } from '@massima/contract/format/no-break';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import classes from './why-found.module.css';

/** More words than this are no longer read at a glance. */
const most = 6;
const listOf = (words: readonly string[]) =>
  words.slice(0, most).join(', ') + (words.length > most ? ' …' : '');

interface Props {
  result: SearchResult;
  /** Of the answer: one that is near in meaning leads to the order without meaning. */
  address: string;
}

/** Why a result is in the list, in one line: the article or ruling of the question, the part it is near to, its words. */
export function WhyFound({ result: { why }, address }: Props) {
  const { t } = useText();
  if (!why) return null;
  const { words, missing, provision, citation, part } = why;
  const reasons: [string, ReactNode][] = [
    ['provision', provision !== null && t('why_provision', { label: noBreak(provision) })],
    ['citation', citation !== null && t('why_citation', { label: noBreak(citation) })],
    ['part', part !== null && t('why_part', { part })],
    [
      'words',
      words.length > 0 &&
        (missing.length === 0 ? t('why_every_word') : t('why_words', { list: listOf(words) })),
    ],
    ['missing', missing.length > 0 && t('why_missing', { list: listOf(missing) })],
    ['order', part !== null && <Link to={`${address}&ordine=parole`}>{t('search_sort_words')}</Link>],
  ];
  const given = reasons.filter(([, text]) => text !== false);
  if (given.length === 0) return null;
  return (
    <p className={classes.why}>
      {given.map(([name, text], i) => (
        <Fragment key={name}>
          {i > 0 && ' · '}
          <span>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}

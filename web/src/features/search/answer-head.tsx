import type { SelectedType } from '@massima/contract/search';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-head.module.css';
import { silentWords } from './silent-words.ts';
import { useAuthorities } from './use-authorities.ts';
import { type ResultContext, useNotices } from './use-notices.tsx';

export const foundKey = (type: SelectedType) => `search_found_${type}` as const;

/** Returns the number of results as text, or the terms that the collection has no result for. */
export function useFound({ question, facts }: Pick<ResultContext, 'question' | 'facts'>): string {
  const { t } = useText();
  const terms = silentWords(facts);
  return terms === ''
    ? t(foundKey(question.type), { count: facts.total })
    : t('search_silent', { words: terms });
}

/** Result count and applied corrections in one line, with a way to undo each correction. */
export function AnswerHead(context: ResultContext) {
  const { facts } = context;
  const found = useFound(context);
  const courts = useAuthorities(facts);
  // Nearest results of an unanswered query come from unrelated courts, so their courts are not
  // listed.
  const authorities = silentWords(facts) === '' ? courts : [];
  return (
    <div className={classes.head}>
      <p className={classes.found} title={[found, ...authorities].join(' · ')}>
        <strong>{found}</strong>
        {authorities.map((authority) => (
          <span key={authority}>{authority}</span>
        ))}
      </p>
      {useNotices(context).map(({ id, text }) => (
        <Fragment key={id}>{text}</Fragment>
      ))}
    </div>
  );
}

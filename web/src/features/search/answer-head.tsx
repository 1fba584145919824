import type { SelectedType } from '@massima/contract/search';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-head.module.css';
import { silentWords } from './silent-words.ts';
import { useAuthorities } from './use-authorities.ts';
import { type Answered, useRemarks } from './use-remarks.tsx';

export const foundKey = (type: SelectedType) => `search_found_${type}` as const;

/** Returns the number of results as text, or the terms that the collection has no result for. */
export function useFound({ question, facts }: Pick<Answered, 'question' | 'facts'>): string {
  const { t } = useText();
  const words = silentWords(facts);
  return words === '' ? t(foundKey(question.type), { count: facts.total }) : t('search_silent', { words });
}

/** Result count and applied corrections in one line, with a way to undo each correction. */
export function AnswerHead(answered: Answered) {
  const { facts } = answered;
  const found = useFound(answered);
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
      {useRemarks(answered).map(({ id, text }) => (
        <Fragment key={id}>{text}</Fragment>
      ))}
    </div>
  );
}

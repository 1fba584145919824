import type { SelectedType } from '@massima/contract/search';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-head.module.css';
import { silentWords } from './silent-words.ts';
import { useAuthorities } from './use-authorities.ts';
import { type Answered, useRemarks } from './use-remarks.tsx';

export const foundKey = (type: SelectedType) => `search_found_${type}` as const;

/** What was found, or on which words there is nothing. */
export function useFound({ question, facts }: Pick<Answered, 'question' | 'facts'>): string {
  const { t } = useText();
  const words = silentWords(facts);
  return words === '' ? t(foundKey(question.type), { count: facts.total }) : t('search_silent', { words });
}

/** What was understood and found, in one line, and what was changed to find it, with the way back. */
export function AnswerHead(answered: Answered) {
  const { facts } = answered;
  const found = useFound(answered);
  const courts = useAuthorities(facts);
  // What is near a question that the collection has nothing on is of other courts, and says nothing of the question.
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

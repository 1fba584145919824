import type { SelectedType } from '@massima/contract/search';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-head.module.css';
import { Authorities } from './authorities.tsx';
import { silentWords } from './silent-words.ts';
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
  return (
    <div className={classes.head}>
      <p className={classes.found}>
        <strong>{found}</strong>
        <Authorities facts={facts} />
      </p>
      {useRemarks(answered).map(({ id, text }) => (
        <Fragment key={id}>{text}</Fragment>
      ))}
    </div>
  );
}

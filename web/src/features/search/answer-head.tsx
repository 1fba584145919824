import type { SelectedType } from '@massima/contract/search';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-head.module.css';
import { Authorities } from './authorities.tsx';
import { type Answered, useRemarks } from './use-remarks.tsx';

export const foundKey = (type: SelectedType) => `search_found_${type}` as const;

/** What was understood and found, in one line, and what was changed to find it, with the way back. */
export function AnswerHead(answered: Answered) {
  const { t } = useText();
  const { question, facts } = answered;
  return (
    <div className={classes.head}>
      <p className={classes.found}>
        <strong>{t(foundKey(question.type), { count: facts.total })}</strong>
        <Authorities facts={facts} />
      </p>
      {useRemarks(answered).map(({ id, text }) => (
        <Fragment key={id}>{text}</Fragment>
      ))}
    </div>
  );
}

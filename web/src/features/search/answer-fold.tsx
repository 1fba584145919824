import { Fragment, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-fold.module.css';
import { foundKey } from './answer-head.tsx';
import { Authorities } from './authorities.tsx';
import { type Answered, useRemarks } from './use-remarks.tsx';

interface Props {
  answered: Answered;
  /** Stays in the line: the filters, one press away. */
  beside: ReactNode;
  children: ReactNode;
}

/** The same as above a wide list, folded into one line: on a phone the law comes first. */
export function AnswerFold({ answered, beside, children }: Props) {
  const { t } = useText();
  const { question, facts } = answered;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const remarks = useRemarks(answered);
  const urgent = remarks.filter(({ isUrgent }) => isUrgent);
  const folded = remarks.filter(({ isUrgent }) => !isUrgent);
  return (
    <div className={classes.fold}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <strong>{t(foundKey(question.type), { count: facts.total })}</strong>
          {folded.length > 0 && (
            <span className={classes.remarks}>
              <Icon name="info" size={16} />
              <span aria-hidden="true">{folded.length}</span>
              <span className="visually-hidden">{t('search_remarks', { count: folded.length })}</span>
            </span>
          )}
          <span className="visually-hidden">{t('search_fold')}</span>
          <span className={isOpen ? `${classes.chevron} ${classes.open}` : classes.chevron}>
            <Icon name="chevron" size={18} />
          </span>
        </button>
        {beside}
      </div>
      {urgent.map((remark) => (
        <Fragment key={remark.id}>{remark.text}</Fragment>
      ))}
      <div id={id} hidden={!isOpen} className={classes.rest}>
        <p className={classes.courts}>
          <Authorities facts={facts} />
        </p>
        {folded.map((remark) => (
          <Fragment key={remark.id}>{remark.text}</Fragment>
        ))}
        <div className={classes.tools}>{children}</div>
      </div>
    </div>
  );
}

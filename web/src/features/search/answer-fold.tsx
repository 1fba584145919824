import { Fragment, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-fold.module.css';
import { useFound } from './answer-head.tsx';
import { useAuthorities } from './use-authorities.ts';
import { type Answered, useRemarks } from './use-remarks.tsx';

interface Props {
  /** Undefined while the response is pending; the line keeps its space. */
  answered: Answered | undefined;
  /** Stays visible when folded: the filter button. */
  beside: ReactNode;
  children: ReactNode;
}

/** Header of the results folded into one line, so that a phone shows a ruling first. */
export function AnswerFold({ answered, beside, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.fold}>
      <div className={classes.line}>
        {answered ? (
          <Toggle answered={answered} isOpen={isOpen} rest={id} onToggle={() => setOpen(!isOpen)} />
        ) : (
          <span />
        )}
        {beside}
      </div>
      {answered && (
        <Folded answered={answered} id={id} isOpen={isOpen}>
          {children}
        </Folded>
      )}
    </div>
  );
}

interface ToggleProps {
  answered: Answered;
  isOpen: boolean;
  rest: string;
  onToggle: () => void;
}

function Toggle({ answered, isOpen, rest, onToggle }: ToggleProps) {
  const { t } = useText();
  const found = useFound(answered);
  const count = useRemarks(answered).filter(({ isUrgent }) => !isUrgent).length;
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-controls={rest}
      onClick={onToggle}
    >
      <strong>{found}</strong>
      {count > 0 && (
        <span className={classes.remarks}>
          <Icon name="info" size={16} />
          <span aria-hidden="true">{t('search_remarks_word', { count })}</span>
          <span className="visually-hidden">{t('search_remarks', { count })}</span>
        </span>
      )}
      <span className="visually-hidden">{t('search_fold')}</span>
      <span className={isOpen ? `${classes.chevron} ${classes.open}` : classes.chevron}>
        <Icon name="chevron" size={18} />
      </span>
    </button>
  );
}

interface FoldedProps {
  answered: Answered;
  id: string;
  isOpen: boolean;
  children: ReactNode;
}

function Folded({ answered, id, isOpen, children }: FoldedProps) {
  const remarks = useRemarks(answered);
  const authorities = useAuthorities(answered.facts);
  const shown = (isUrgent: boolean) =>
    remarks
      .filter((remark) => (remark.isUrgent ?? false) === isUrgent)
      .map((remark) => <Fragment key={remark.id}>{remark.text}</Fragment>);
  return (
    <>
      {shown(true)}
      <div id={id} hidden={!isOpen} className={classes.rest}>
        <p className={classes.courts}>
          {authorities.map((authority) => (
            <span key={authority}>{authority}</span>
          ))}
        </p>
        {shown(false)}
        <div className={classes.tools}>{children}</div>
      </div>
    </>
  );
}

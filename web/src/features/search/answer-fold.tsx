import { Fragment, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-fold.module.css';
import { useFound } from './answer-head.tsx';
import { useAuthorities } from './use-authorities.ts';
import { type ResultContext, useNotices } from './use-notices.tsx';

interface Props {
  /** Undefined while the response is pending; the line keeps its space. */
  context: ResultContext | undefined;
  /** Stays visible when folded: the filter button. */
  filterButton: ReactNode;
  children: ReactNode;
}

/** Header of the results folded into one line, so that a phone shows a ruling first. */
export function AnswerFold({ context, filterButton, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.fold}>
      <div className={classes.line}>
        {context ? (
          <Toggle context={context} isOpen={isOpen} rest={id} onToggle={() => setOpen(!isOpen)} />
        ) : (
          <span />
        )}
        {filterButton}
      </div>
      {context && (
        <Folded context={context} id={id} isOpen={isOpen}>
          {children}
        </Folded>
      )}
    </div>
  );
}

interface ToggleProps {
  context: ResultContext;
  isOpen: boolean;
  rest: string;
  onToggle: () => void;
}

function Toggle({ context, isOpen, rest, onToggle }: ToggleProps) {
  const { t } = useText();
  const found = useFound(context);
  const count = useNotices(context).filter(({ isUrgent }) => !isUrgent).length;
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
  context: ResultContext;
  id: string;
  isOpen: boolean;
  children: ReactNode;
}

function Folded({ context, id, isOpen, children }: FoldedProps) {
  const notices = useNotices(context);
  const authorities = useAuthorities(context.facts);
  const noticesOf = (isUrgent: boolean) =>
    notices
      .filter((notice) => (notice.isUrgent ?? false) === isUrgent)
      .map((notice) => <Fragment key={notice.id}>{notice.text}</Fragment>);
  return (
    <>
      {noticesOf(true)}
      <div id={id} hidden={!isOpen} className={classes.rest}>
        <p className={classes.courts}>
          {authorities.map((authority) => (
            <span key={authority}>{authority}</span>
          ))}
        </p>
        {noticesOf(false)}
        <div className={classes.tools}>{children}</div>
      </div>
    </>
  );
}

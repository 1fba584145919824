import { citation } from '@massima/contract/format/citation';
import { useText } from '../../lib/i18n.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { differenceText } from './report-text.ts';
import { type Cited, type State, states } from './report-groups.ts';
import { rulingAddress } from '../ruling/index.ts';
import { markId } from './marked-brief.tsx';
import classes from './report-list.module.css';

interface Props {
  groups: Record<State, Cited[]>;
  total: number;
}

function show(number: number) {
  const mark = document.getElementById(markId(number));
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
}

/** What was found out, worst first, with counts; each entry leads to its place in the text. */
export function ReportList({ groups, total }: Props) {
  const { t } = useText();
  return (
    <section aria-label={t('report_title')}>
      <p role="status" className={classes.total}>
        {t('report_total', { count: total })}
      </p>
      {states
        .filter((state) => groups[state].length > 0)
        .map((state) => (
          <section key={state} className={classes.group}>
            <h2 className={classes[state]}>
              {t(`state.${state}`)} ({groups[state].length})
            </h2>
            {state === 'missing' && <p className={classes.note}>{t('report_missing_note')}</p>}
            <ul>
              {groups[state].map((cited) => (
                <Entry key={cited.number} cited={cited} />
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function Entry({ cited: { reference, number, times } }: { cited: Cited }) {
  const text = useText();
  const { t } = text;
  const { label, ruling, state, kind } = reference;
  // At no cost: the check has found it.
  const opens = ruling?.document.has_full_text;
  return (
    <li>
      <button type="button" className={classes.place} onClick={() => show(number)}>
        <span lang="it">{label}</span>
        {times > 1 && <span className={classes.times}> {t('report_times', { count: times })}</span>}
      </button>
      {ruling && (
        <p className={classes.ruling}>
          {state === 'differs' && <span>{differenceText(reference, text)} </span>}
          <span lang="it">{citation(ruling)}</span>
        </p>
      )}
      {(ruling || kind === 'provision') && (
        <Link
          to={
            opens
              ? rulingAddress(ruling.ruling_id, ruling)
              : `${paths.search}?q=${encodeURIComponent(ruling?.ecli ?? label)}`
          }
          className={classes.open}
        >
          {t(opens ? 'report_open' : ruling ? 'report_find' : 'report_search')}
          <span className="visually-hidden">: {label}</span>
        </Link>
      )}
    </li>
  );
}

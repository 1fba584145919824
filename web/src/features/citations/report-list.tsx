import { bound } from '@massima/contract/format/bound';
import { Link } from 'react-router-dom';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { rulingAddress } from '../ruling/index.ts';
import { markId } from './marked-brief.tsx';
import type { ReportModel, Row } from './report-model.ts';
import classes from './report-list.module.css';

function show(number: number) {
  const mark = document.getElementById(markId(number));
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
}

/** What was found out, worst first, with counts; each entry leads to its place in the text. */
export function ReportList({ model: { totals, sections } }: { model: ReportModel }) {
  const { t } = useText();
  return (
    <section aria-label={t('report_title')}>
      <div role="status" className={classes.total}>
        {totals.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {sections.map(({ state, title, note, rows }) => (
        <section key={state} className={classes.group}>
          <h2 className={classes[state]}>{title}</h2>
          {note !== null && <p className={classes.note}>{note}</p>}
          <ul>
            {rows.map((row) => (
              <Entry key={row.number} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Entry({ row: { reference, number, words, times, lines } }: { row: Row }) {
  const { t } = useText();
  const { label, ruling, kind, state, official } = reference;
  const isProvision = kind === 'provision' && state === 'understood';
  return (
    <li>
      <button type="button" className={classes.place} onClick={() => show(number)}>
        <span lang="it">{words}</span>
        {times !== '' && <span className={classes.times}> {times}</span>}
      </button>
      {lines.map((line) => (
        <p key={line} className={classes.line}>
          {bound(line)}
        </p>
      ))}
      {/* A ruling opens at no cost: the check has found it. */}
      {(ruling ?? isProvision) && (
        <Link
          to={
            ruling
              ? rulingAddress(ruling.ruling_id, ruling)
              : `${paths.search}?q=${encodeURIComponent(label)}`
          }
          className={classes.open}
        >
          {t(ruling ? 'report_open' : 'report_search')}
          <span className="visually-hidden">: {label}</span>
        </Link>
      )}
      {official && <OfficialText label={label} official={official} />}
    </li>
  );
}

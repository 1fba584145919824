import { useText } from '../../lib/i18n.tsx';
import { ReportEntry } from './report-entry.tsx';
import type { ReportModel } from './report-model.ts';
import type { State } from './report-states.ts';
import { entryId } from './reveal.ts';
import classes from './report-list.module.css';

interface Props {
  model: ReportModel;
  /** Only entries of this state; null: all. */
  only: State | null;
  onShow: (id: string) => void;
}

/** What was found out, worst first, with counts; each entry leads to its place in the text. */
export function ReportList({ model: { sections }, only, onShow }: Props) {
  const { t } = useText();
  return (
    <section aria-label={t('report_title')}>
      {sections
        .filter(({ state }) => only === null || state === only)
        .map(({ state, title, notes, rows }) => (
          <section key={state} className={classes.group}>
            <h2 className={classes[state]}>{title}</h2>
            {notes.map((note) => (
              <p key={note} className={classes.note}>
                {note}
              </p>
            ))}
            <ul>
              {rows.map((row) => (
                <li key={row.id} id={entryId(row.id)} tabIndex={-1}>
                  <ReportEntry row={row} onShow={onShow} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Checked } from './checked.ts';
import { MarkedBrief } from './marked-brief.tsx';
import { ReportEntry } from './report-entry.tsx';
import reportListClasses from './report-list.module.css';
import type { ReportModel } from './report-model.ts';
import type { State } from './report-states.ts';
import classes from './report.module.css';
import { entryId, markId, reveal } from './reveal.ts';

interface ReportListProps {
  model: ReportModel;
  /** State of the entries to show; null shows all. */
  only: State | null;
  onShow: (id: string) => void;
}

/** Findings with counts, most severe first. Each entry links to its position in the text. */
export function ReportList({ model: { sections }, only, onShow }: ReportListProps) {
  const { t } = useText();
  return (
    <section aria-label={t('report_title')}>
      {sections
        .filter(({ state }) => only === null || state === only)
        .map(({ state, title, notes, rows }) => (
          <section key={state} className={reportListClasses.group}>
            <h2 className={reportListClasses[state]}>{title}</h2>
            {notes.map((note) => (
              <p key={note} className={reportListClasses.note}>
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

interface Props {
  model: ReportModel;
  only: State | null;
  onOnly: (state: State | null) => void;
}

/** Filter by state; empty if there is only one state. */
function ReportFilters({ model: { sections }, only, onOnly }: Props) {
  const { t } = useText();
  if (sections.length < 2) return null;
  return (
    <ul className={classes.filters} aria-label={t('report_filters')}>
      {[null, ...sections.map(({ state }) => state)].map((state) => (
        <li key={state ?? ''}>
          <button type="button" aria-pressed={only === state} onClick={() => onOnly(state)}>
            {state === null ? t('report_all') : sections.find((section) => section.state === state)?.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Same width as --below-laptop, below which text and entries are not side by side. */
const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

/**
 * Text and findings side by side. A narrow screen shows only one part, and a highlight opens its
 * entry over the text.
 */
export function ReportParts({ checked, model }: { checked: Checked; model: ReportModel }) {
  const { t } = useText();
  const [only, setOnly] = useState<State | null>(null);
  const [view, setView] = useState<'text' | 'list'>('text');
  const [sheet, setSheet] = useState<string | null>(null);
  /** Element to scroll to after the next draw. */
  const [target, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) reveal(target.id);
  }, [target]);
  const rows = model.sections.flatMap((section) => section.rows);
  const opened = rows.find(({ id }) => id === sheet);

  const press = (entry: string) => {
    if (isNarrow()) setSheet(entry);
    else {
      setOnly((state) => (rows.find(({ id }) => id === entry)?.state === state ? state : null));
      setWanted({ id: entryId(entry) });
    }
  };
  const show = (id: string) => {
    setSheet(null);
    setView('text');
    setWanted({ id: markId(id) });
  };
  return (
    <>
      <p role="status" className={classes.summary}>
        {model.summary}
      </p>
      <ReportFilters
        model={model}
        only={only}
        onOnly={(state) => {
          setOnly(state);
          setView('list');
        }}
      />
      <div className={classes.views}>
        <Button.Group>
          {(['text', 'list'] as const).map((part) => (
            <Button
              key={part}
              variant={view === part ? 'filled' : 'default'}
              aria-pressed={view === part}
              onClick={() => setView(part)}
            >
              {t(`report_view_${part}`)}
            </Button>
          ))}
        </Button.Group>
      </div>
      <div className={classes.columns}>
        <div className={view === 'text' ? '' : classes.hidden}>
          <PartBoundary of={checked}>
            <MarkedBrief checked={checked} entries={model.entries} onPress={press} />
          </PartBoundary>
        </div>
        <div className={view === 'list' ? '' : classes.hidden}>
          <PartBoundary of={checked}>
            <ReportList model={model} only={only} onShow={show} />
          </PartBoundary>
        </div>
      </div>
      {opened && (
        <Dialog kind="sheet" title={t(`state.${opened.state}`)} onClose={() => setSheet(null)}>
          <div className={classes.entry}>
            <ReportEntry row={opened} onShow={show} />
          </div>
        </Dialog>
      )}
    </>
  );
}

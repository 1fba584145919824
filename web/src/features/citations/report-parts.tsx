import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Checked } from './checked.ts';
import { MarkedBrief } from './marked-brief.tsx';
import { ReportEntry } from './report-entry.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportList } from './report-list.tsx';
import type { ReportModel } from './report-model.ts';
import type { State } from './report-states.ts';
import { entryId, markId, reveal } from './reveal.ts';
import classes from './report.module.css';

/** As --below-laptop: text and entries aren't side by side. */
const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

/** The text and what was found, side by side; on a narrow screen one of the two, and a mark opens its entry over the text. */
export function ReportParts({ checked, model }: { checked: Checked; model: ReportModel }) {
  const { t } = useText();
  const [only, setOnly] = useState<State | null>(null);
  const [view, setView] = useState<'text' | 'list'>('text');
  const [sheet, setSheet] = useState<string | null>(null);
  /** What is brought into view once it is drawn. */
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wanted) reveal(wanted.id);
  }, [wanted]);
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
          {(['text', 'list'] as const).map((one) => (
            <Button
              key={one}
              variant={view === one ? 'filled' : 'default'}
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {t(`report_view_${one}`)}
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

import { Button } from '@mantine/core';
import type { CheckedReference } from '@massima/contract/citations';
import { noBreak } from '@massima/contract/format/no-break';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { canPrint } from '../../lib/device.ts';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useWordFile } from '../../lib/use-word-file.ts';
import { Paper } from '../ruling/index.ts';
import type { Checked } from './checked.ts';
import { reportModel, type ReportModel, reportText } from './report-model.ts';
import { ReportParts } from './report-parts.tsx';
import classes from './report.module.css';

/** Printed report, without the text of the brief. */
function ReportPrint({ model: { title, summary, sections } }: { model: ReportModel }) {
  const { t, locale } = useText();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="default" loading={isPrinting} onClick={() => setPrinting(true)}>
        {t('report_print')}
      </Button>
      {isPrinting && (
        <Paper onPrinted={() => setPrinting(false)}>
          <h1 lang={locale}>{title}</h1>
          <p lang={locale}>{summary}</p>
          {sections.map(({ state, title: heading, notes, rows }) => (
            <section key={state}>
              <h2 lang={locale}>{heading}</h2>
              {notes.map((note) => (
                <p key={note} lang={locale}>
                  <small>{note}</small>
                </p>
              ))}
              <ul>
                {rows.map(({ id, wording, times, lines, amendmentLines }) => (
                  <li key={id}>
                    <strong>{wording}</strong> {times}
                    {[...lines, ...amendmentLines].map((line) => (
                      <div key={line}>{noBreak(line)}</div>
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Paper>
      )}
    </>
  );
}

/** Export to Word, created in the browser and never sent to the server. */
function ReportWord({ model }: { model: ReportModel }) {
  const { t } = useText();
  const { isBusy, save } = useWordFile(model.title, async () => {
    const { reportDocx } = await import('./report-docx.ts');
    return reportDocx(model);
  });
  return (
    <Button variant="default" loading={isBusy} onClick={save}>
      {t('report_word')}
    </Button>
  );
}

/**
 * Returns the citations that can be followed, without duplicates: articles that may exist, and
 * rulings of the collection.
 */
const citedKeys = (references: readonly CheckedReference[]): string[] => [
  ...new Set(
    references.flatMap(({ kind, state, key, ruling }) => {
      if (kind === 'provision') return state === 'understood' && key !== null ? [key] : [];
      return ruling && (state === 'found' || state === 'differs') ? [ruling.ruling_id] : [];
    }),
  ),
];

interface Props {
  checked: Checked;
  onEdit: () => void;
  /** Button that follows all citations. It belongs to another feature, so the route provides it. */
  renderFollow?: ((keys: readonly string[]) => ReactNode) | undefined;
}

/** Report with every citation and quotation highlighted. */
export function Report({ checked, onEdit, renderFollow }: Props) {
  const texts = useText();
  const { t } = texts;
  const now = useNow();
  const model = useMemo(() => reportModel(checked, texts, now), [checked, texts, now]);
  const keys = useMemo(() => citedKeys(checked.references), [checked]);
  const top = useRef<HTMLDivElement>(null);
  // Scrolls to the top, because on a phone the form was longer than the screen.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const copy = () =>
    copyAndNotify(reportText(model), { copied: t('report_copied'), notCopied: t('report_not_copied') });
  return (
    <div ref={top} tabIndex={-1} className={classes.report}>
      <div className={classes.actions}>
        <Button variant="default" onClick={onEdit}>
          {t('report_edit')}
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {t('report_copy')}
        </Button>
        <ReportWord model={model} />
        {canPrint() && <ReportPrint model={model} />}
      </div>
      {renderFollow?.(keys)}
      <ReportParts checked={checked} model={model} />
    </div>
  );
}

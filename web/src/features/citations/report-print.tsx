import { Button } from '@mantine/core';
import { noBreak } from '@massima/contract/format/no-break';
import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Paper } from '../ruling/index.ts';
import type { ReportModel } from './report-model.ts';

/** The report on paper, without the brief: anyone who prints it has that. */
export function ReportPrint({ model: { title, summary, sections } }: { model: ReportModel }) {
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
                {rows.map(({ id, words, times, lines, fateLines }) => (
                  <li key={id}>
                    <strong>{words}</strong> {times}
                    {[...lines, ...fateLines].map((line) => (
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

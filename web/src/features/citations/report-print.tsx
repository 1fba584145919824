import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Paper } from '../ruling/index.ts';
import { type Cited, type State, states } from './report-groups.ts';
import { entryText } from './report-text.ts';

interface Props {
  groups: Record<State, Cited[]>;
}

/** The report on paper, without the brief: who prints it has that. */
export function ReportPrint({ groups }: Props) {
  const texts = useText();
  const { t, locale } = texts;
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="default" loading={isPrinting} onClick={() => setPrinting(true)}>
        {t('report_print')}
      </Button>
      {isPrinting && (
        <Paper onPrinted={() => setPrinting(false)}>
          <h1 lang={locale}>{t('menu_citations')}</h1>
          {states
            .filter((state) => groups[state].length > 0)
            .map((state) => (
              <section key={state}>
                <h2 lang={locale}>
                  {t(`state.${state}`)} ({groups[state].length})
                </h2>
                <ul>
                  {groups[state].map(({ reference, number }) => (
                    <li key={number}>{entryText(reference, texts)}</li>
                  ))}
                </ul>
              </section>
            ))}
          <p lang={locale}>
            <small>{t('report_missing_note')}</small>
          </p>
        </Paper>
      )}
    </>
  );
}

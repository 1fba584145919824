import { noBreak } from '@massima/contract/format/no-break';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { useText } from '../../lib/i18n.tsx';
import { laterText } from './later-text.ts';
import { markOf } from './mark-of.ts';
import classes from './paper.module.css';
import { Paper } from './paper.tsx';
import { SourceNote } from './source-note.tsx';

interface SheetEntry {
  result: SearchResult;
  /** Query of the results; empty if the heading contains it. */
  query?: string;
  note?: string;
  /** Notice that the ruling is not in the collection, or that the check failed. */
  notice?: string;
}

interface Props {
  title: string;
  description?: string;
  entries: readonly SheetEntry[];
  onPrinted: () => void;
}

/** Several results on A4, each with its citation as heading. */
export function ResultsSheet({ title, description = '', entries, onPrinted }: Props) {
  const { t, locale } = useText();
  return (
    <Paper onPrinted={onPrinted}>
      <h1>{title}</h1>
      {description !== '' && (
        <p className={classes.typed}>
          <small>{description}</small>
        </p>
      )}
      {entries.map(({ result, query = '', note = '', notice = '' }) => {
        const labelKey = markOf(result);
        return (
          <section key={result.id_new}>
            <h2>{noBreak(citation(result))}</h2>
            {notice !== '' && (
              <p lang={locale}>
                <small>{notice}</small>
              </p>
            )}
            {query !== '' && (
              <p lang={locale}>
                <small>
                  <em>{t('folder_query', { query })}</em>
                </small>
              </p>
            )}
            {result.document.title && <p className={classes.subjects}>{result.document.title}</p>}
            <p>{noBreak(result.document_diritto)}</p>
            {result.later_fate?.map((amendment) => (
              <p key={amendment.key} lang={locale}>
                <small>{laterText(amendment, { t })}</small>
              </p>
            ))}
            {labelKey && (
              <p lang={locale}>
                <small>{t(labelKey)}</small>
              </p>
            )}
            {result.document.fictional && (
              <p lang={locale}>
                <small>{t('verdict_fictional')}</small>
              </p>
            )}
            <SourceNote sources={result.document.sources} />
            {note !== '' && (
              <p lang={locale} className={classes.typed}>
                <strong>{t('folder_note')}:</strong> {note}
              </p>
            )}
          </section>
        );
      })}
    </Paper>
  );
}

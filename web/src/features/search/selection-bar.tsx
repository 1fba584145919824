import { Button } from '@mantine/core';
import type { ExportFormat } from '@massima/contract/folders';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { useEffect, useState } from 'react';
import { exportResults } from '../../api/folders.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { PopoverMenu } from '../../components/popover-menu.tsx';
import { SelectedBar } from '../../components/selected-bar.tsx';
import { citationStyle } from '../../lib/citation-style.ts';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { canPrint } from '../../lib/device.ts';
import { elementOf } from '../../lib/element-of.ts';
import { useText } from '../../lib/i18n.tsx';
import { saveSentFile } from '../../lib/save-file.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { ResultsSheet } from '../ruling/index.ts';
import classes from './selection.module.css';
import { selection } from './selection.ts';

/** Exports the selected results as a file titled with their query. */
function useExportPicks(query: string, picked: readonly SearchResult[]) {
  const text = useText();
  const save = useMutation({ ...exportResults, onSuccess: saveSentFile });
  return (format: ExportFormat) => {
    // Ignores a second click while the first export is pending.
    if (save.isPending) return;
    save.mutate({
      format,
      locale: text.locale,
      title: query,
      elements: picked.map((result) => elementOf({ result, query })),
    });
  };
}

interface Props {
  /** Query of the results, used as heading on paper and in a file. */
  query: string;
  /** Address of the results. A different address clears the selection. */
  resultsAddress: string;
  onSave: (results: readonly SearchResult[]) => void;
}

/** Actions for the selected results, at the foot of the screen. */
export function SelectionBar({ query, resultsAddress, onSave }: Props) {
  const { t } = useText();
  const picked = selection.use();
  const [isPrinting, setPrinting] = useState(false);
  const exportPicks = useExportPicks(query, picked);
  useEffect(() => selection.clear, [resultsAddress]);
  const copy = () => {
    // Several principles of a ruling are listed once.
    const citations = new Set(picked.map((result) => citation(result, citationStyle.get())));
    return copyAndNotify([...citations].join('\n'), {
      copied: t('picks_copied'),
      notCopied: t('citation_not_copied'),
      kind: 'copied',
    });
  };
  const count = picked.length > 0 ? t('picks_count', { count: picked.length }) : '';
  return (
    <>
      <SelectedBar
        label={t('picks')}
        count={count}
        clearLabel={t('picks_clear')}
        onClear={selection.clear}
        className={classes.bar}
      >
        <Button size="sm" onClick={() => onSave(picked)}>
          {t('save')}
        </Button>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          {t('picks_copy')}
        </Button>
        <PopoverMenu
          icon="download"
          label={t('picks_export')}
          isAbove
          choices={[
            { label: t('picks_export_docx'), onSelect: () => exportPicks('docx') },
            { label: t('export_csv'), onSelect: () => exportPicks('csv') },
            { label: t('export_ris'), onSelect: () => exportPicks('ris') },
            { label: t('export_bibtex'), onSelect: () => exportPicks('bibtex') },
            { label: t('export_csl'), onSelect: () => exportPicks('csl') },
          ]}
        />
        {canPrint() && (
          <IconButton
            icon="print"
            label={t('picks_print')}
            isBusy={isPrinting}
            onClick={() => setPrinting(true)}
          />
        )}
      </SelectedBar>
      {isPrinting && (
        <ResultsSheet
          title={query}
          entries={picked.map((result) => ({ result }))}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </>
  );
}

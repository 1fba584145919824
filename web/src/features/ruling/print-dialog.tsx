import { Button, Checkbox } from '@mantine/core';
import type { SearchResult } from '@massima/contract/search';
import { useState } from 'react';
import { standardMutation } from '../../api/mutation.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { PrintSheet } from './print-sheet.tsx';

/** What to put on paper, then the browser's own print dialog. */
export function PrintDialog({
  result,
  query,
  onClose,
}: {
  result: SearchResult;
  query: string;
  onClose: () => void;
}) {
  const { t } = useText();
  const utils = trpc.useUtils();
  const hasText = result.document.has_full_text ?? Boolean(result.document.ruling_full_text);
  const [withText, setWithText] = useState(hasText);
  const [withMarks, setWithMarks] = useState(false);
  const load = useMutation({
    ...standardMutation(),
    mutationFn: () =>
      withText
        ? utils.rulings.article.fetch({ id_new: result.id_new, query }, { staleTime: Infinity })
        : Promise.resolve(null),
  });

  return (
    <Dialog title={t('print_title')} onClose={onClose}>
      <Checkbox
        label={t(hasText ? 'print_with_text' : 'verdict_available_soon')}
        disabled={!hasText}
        checked={withText}
        onChange={(event) => setWithText(event.currentTarget.checked)}
        mb="sm"
      />
      <Checkbox
        label={t('print_with_marks')}
        checked={withMarks}
        onChange={(event) => setWithMarks(event.currentTarget.checked)}
      />
      <DialogActions onCancel={onClose}>
        <Button loading={load.isPending} disabled={load.isSuccess} onClick={() => load.mutate()}>
          {t('print')}
        </Button>
      </DialogActions>
      {load.isSuccess && (
        <PrintSheet result={result} article={load.data} withMarks={withMarks} onPrinted={onClose} />
      )}
    </Dialog>
  );
}

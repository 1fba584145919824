import type { SearchResult } from '@massima/contract/search';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { loadChunk } from '../../lib/lazy-screen.tsx';
import { IconButton } from '../../components/icon-button.tsx';

const PrintDialog = lazy(() =>
  loadChunk(() => import('./print-dialog.tsx')).then((m) => ({ default: m.PrintDialog })),
);

export function PrintButton({ result, query }: { result: SearchResult; query: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="print" label={t('print')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <PrintDialog result={result} query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

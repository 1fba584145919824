import type { SearchResult } from '@massima/contract/search';
import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { named } from '../../components/named.ts';
import { IconButton } from '../../components/icon-button.tsx';

const PrintDialog = lazyDialog(() => import('./print-dialog.tsx').then((m) => m.PrintDialog));

export function PrintButton({ result, query }: { result: SearchResult; query: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="print" label={t('print')} {...named(t('print'))} onClick={() => setOpen(true)} />
      {isOpen && <PrintDialog result={result} query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

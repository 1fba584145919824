import type { SearchResult } from '@massima/contract/search';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { loadChunk } from '../../lib/lazy-screen.tsx';

const SaveDialog = lazy(() =>
  loadChunk(() => import('./save-dialog.tsx')).then((m) => ({ default: m.SaveDialog })),
);

/** The bookmark of a result: opens the choice of a folder. Filled once the result was saved from here. */
export function SaveButton({ result, query }: { result: SearchResult; query: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <IconButton
        icon="bookmark"
        data-action="save"
        label={t(isSaved ? 'result_save_again' : 'result_save')}
        active={isSaved}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SaveDialog
            result={result}
            query={query}
            onClose={() => setOpen(false)}
            onSaved={() => setSaved(true)}
          />
        </Suspense>
      )}
    </>
  );
}

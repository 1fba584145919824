import type { SearchResult } from '@massima/contract/search';
import { useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { useIsSaved } from './use-folder-changes.ts';

const SaveDialog = lazyDialog(() => import('./save-dialog.tsx').then((m) => m.SaveDialog));

interface Props {
  result: SearchResult;
  query: string;
  /** True if a folder contains the result. */
  isInFolder?: boolean;
}

/** Bookmark of a result, which opens the choice of folders. Filled once the result is saved. */
export function SaveButton({ result, query, isInFolder = false }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const isSaved = useIsSaved(result.id_new) || isInFolder;
  return (
    <>
      <IconButton
        icon="bookmark"
        label={t(isSaved ? 'result_save_again' : 'result_save')}
        {...named(t(isSaved ? 'word_saved' : 'word_save'))}
        active={isSaved}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SaveDialog finds={[{ result, query }]} onClose={() => setOpen(false)} />}
    </>
  );
}

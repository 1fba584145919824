import { Button } from '@mantine/core';
import { delays } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import type { Folder } from '@massima/contract/folders';
import { useMutation } from '@tanstack/react-query';
import { canPrint } from '../../lib/device.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { Paper } from '../ruling/index.ts';
import { type SavedElement, savedResult } from './saved-result.ts';

/** The whole folder on paper, however many of its rulings the screen has loaded. */
export function FolderPrint({ folder }: { folder: Folder }) {
  const text = useText();
  const { t } = text;
  const load = useMutation({
    mutationFn: () => api.projects.elements.query({ id: folder.project_id }),
    onSuccess: () =>
      setTimeout(() => {
        addEventListener('afterprint', load.reset, { once: true });
        window.print();
      }, delays.print),
    onError: (error) => toast(errorMessage(text, error), { tone: 'error' }),
  });
  if (!canPrint()) return null;

  return (
    <>
      <Button variant="default" size="sm" loading={load.isPending} onClick={() => load.mutate()}>
        {t('folder_print')}
      </Button>
      {load.data && <FolderSheet folder={folder} elements={load.data} />}
    </>
  );
}

function FolderSheet({ folder, elements }: { folder: Folder; elements: SavedElement[] }) {
  const { t, locale } = useText();
  return (
    <Paper>
      <h1>{folder.name}</h1>
      <p>
        <small>{folder.description}</small>
      </p>
      {elements.map((element) => {
        const result = savedResult(element);
        if (!result) return null;
        return (
          <section key={element.idResult}>
            <h2>{citation(result)}</h2>
            {element.query !== '' && (
              <p lang={locale}>
                <small>
                  <em>{t('folder_query', { query: element.query })}</em>
                </small>
              </p>
            )}
            <p>{result.document_diritto}</p>
            {result.document.fictional && (
              <p lang={locale}>
                <small>{t('verdict_fictional')}</small>
              </p>
            )}
            {element.note !== '' && (
              <p lang={locale}>
                <strong>{t('folder_note')}:</strong> {element.note}
              </p>
            )}
          </section>
        );
      })}
    </Paper>
  );
}

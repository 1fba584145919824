import { Button } from '@mantine/core';
import type { Folder } from '@massima/contract/folders';
import { standardMutation } from '../../api/mutation.ts';
import { canPrint } from '../../lib/device.ts';
import { useText } from '../../lib/i18n.tsx';
import { api } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { ResultsSheet } from '../ruling/index.ts';
import { noticeFor, savedResult } from './saved-result.ts';

/** Complete folder on paper, including rulings that the screen has not loaded. */
export function FolderPrint({ folder }: { folder: Folder }) {
  const { t } = useText();
  const load = useMutation({
    ...standardMutation(),
    mutationFn: async () => {
      const { elements } = await api.projects.elements.query({ id: folder.project_id });
      return elements.flatMap((element) => {
        const result = savedResult(element);
        const notice = noticeFor(element);
        return result
          ? [{ result, query: element.query, note: element.note, notice: notice ? t(notice) : '' }]
          : [];
      });
    },
  });
  if (!canPrint()) return null;

  return (
    <>
      <Button variant="default" size="sm" loading={load.isPending} onClick={() => load.mutate()}>
        {t('folder_print')}
      </Button>
      {load.data && (
        <ResultsSheet
          title={folder.name}
          description={folder.description}
          entries={load.data}
          onPrinted={load.reset}
        />
      )}
    </>
  );
}

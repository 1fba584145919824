import { Button } from '@mantine/core';
import type { Folder } from '@massima/contract/folders';
import { exportFolder } from '../../api/folders.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { saveSentFile } from '../../lib/save-file.ts';
import { useMutation } from '../../lib/use-mutation.ts';

type Format = 'docx' | 'csv';

export function FolderExport({ folder }: { folder: Folder }) {
  const { t, locale } = useText();
  const save = useMutation({ ...exportFolder, onSuccess: saveSentFile });
  const button = (format: Format, label: TextKey) => (
    <Button
      variant="default"
      size="sm"
      loading={save.isPending && save.variables.format === format}
      onClick={() => save.mutate({ id: folder.project_id, format, locale })}
    >
      {t(label)}
    </Button>
  );
  return (
    <>
      {button('docx', 'folder_export_docx')}
      {button('csv', 'export_csv')}
    </>
  );
}

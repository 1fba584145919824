import { Button } from '@mantine/core';
import type { Folder } from '@massima/contract/folders';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { saveSentFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';

type Format = 'docx' | 'csv';

export function FolderExport({ folder }: { folder: Folder }) {
  const text = useText();
  const { t, locale } = text;
  const save = useMutation({
    mutationFn: (format: Format) => api.projects.export.query({ id: folder.project_id, format, locale }),
    onSuccess: saveSentFile,
    onError: (error) => toast(errorMessage(text, error), { tone: 'error' }),
  });
  const button = (format: Format, label: TextKey) => (
    <Button
      variant="default"
      size="sm"
      loading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
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

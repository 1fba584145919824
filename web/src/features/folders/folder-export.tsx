import { Button } from '@mantine/core';
import type { ExportFormat, Folder } from '@massima/contract/folders';
import { exportFolder } from '../../api/folders.ts';
import { PopoverMenu } from '../../components/popover-menu.tsx';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { saveSentFile } from '../../lib/save-file.ts';
import { useMutation } from '../../lib/use-mutation.ts';

export function FolderExport({ folder }: { folder: Folder }) {
  const { t, locale } = useText();
  const save = useMutation({ ...exportFolder, onSuccess: saveSentFile });
  const button = (format: ExportFormat, label: TextKey) => (
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
      <PopoverMenu
        icon="download"
        label={t('folder_export_references')}
        choices={(['ris', 'bibtex', 'csl'] as const).map((format) => ({
          label: t(`export_${format}`),
          onSelect: () => save.mutate({ id: folder.project_id, format, locale }),
        }))}
      />
    </>
  );
}

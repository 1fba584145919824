import { Button } from '@mantine/core';
import type { Folder } from '@massima/contract/folders';
import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';

type Format = 'docx' | 'csv';

export function FolderExport({ folder }: { folder: Folder }) {
  const text = useText();
  const { t, locale } = text;
  const [busy, setBusy] = useState<Format | null>(null);
  const run = async (format: Format) => {
    setBusy(format);
    try {
      const file = await api.projects.export.query({ id: folder.project_id, format, locale });
      saveFile(
        file.filename,
        file.media_type,
        Uint8Array.from(atob(file.content), (c) => c.charCodeAt(0)),
      );
    } catch (error) {
      toast(errorMessage(text, error), { tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Button variant="default" size="sm" loading={busy === 'docx'} onClick={() => void run('docx')}>
        {t('folder_export_docx')}
      </Button>
      <Button variant="default" size="sm" loading={busy === 'csv'} onClick={() => void run('csv')}>
        {t('export_csv')}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { Page } from '../components/page.tsx';
import { FolderDialog } from '../features/folders/folder-dialog.tsx';
import { FolderList } from '../features/folders/folder-list.tsx';
import { useText } from '../lib/i18n.tsx';

export default function Folders() {
  const { t } = useText();
  const [isCreating, setCreating] = useState(false);
  return (
    <Page
      title={t('menu_folders')}
      actions={<Button onClick={() => setCreating(true)}>{t('folders_new')}</Button>}
    >
      <FolderList />
      {isCreating && <FolderDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

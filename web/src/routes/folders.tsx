import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { FolderDialog } from '../features/folders/folder-dialog.tsx';
import { FolderList } from '../features/folders/folder-list.tsx';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';

export default function Folders() {
  const { t } = useText();
  const other = Number(useSearchParams()[0].get('user')) || undefined;
  const owner = trpc.accounts.byId.useQuery({ id: other ?? 0 }, { enabled: other !== undefined }).data;
  const [isCreating, setCreating] = useState(false);
  return (
    <Page
      title={owner ? t('folders_of', { name: `${owner.name} ${owner.surname}` }) : t('menu_folders')}
      actions={other === undefined && <Button onClick={() => setCreating(true)}>{t('folders_new')}</Button>}
    >
      <FolderList />
      {isCreating && <FolderDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

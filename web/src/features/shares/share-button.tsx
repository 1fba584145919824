import { useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((m) => m.ShareDialog));

export function ShareButton({ id }: { id: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="share"
        label={t('share_title')}
        {...named(t('share_word'))}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

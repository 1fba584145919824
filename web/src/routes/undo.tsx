import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { LinkPage } from '../features/auth/link-page.tsx';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';
import { useOnce } from '../lib/use-once.ts';

/** Mailed when something changed by which an account is entered. */
export default function Undo() {
  const { t } = useText();
  const link = useEmailedLink();
  const [proves, setProves] = useState(false);
  const read = trpc.session.readUndoLink.useMutation();
  const undo = trpc.session.undo.useMutation();
  useOnce(() => {
    if (link.id > 0 && link.token !== '') read.mutate(link);
  });
  return (
    <LinkPage
      link={link}
      title={t('undo_title')}
      text={t('undo_text')}
      button={t('undo_button')}
      isBusy={undo.isPending}
      onPress={() => undo.mutate({ ...link, proves })}
      error={undo.error ?? read.error}
      done={undo.data && t(undo.data.mailed ? 'undo_done' : 'undo_done_kept')}
    >
      {read.data?.asks_factor && (
        <Checkbox
          label={t('undo_proves')}
          checked={proves}
          onChange={(event) => setProves(event.currentTarget.checked)}
        />
      )}
    </LinkPage>
  );
}

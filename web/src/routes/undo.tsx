import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';
import { useOnce } from '../lib/use-once.ts';

/** Mailed when something changed by which an account is entered. Opening the page undoes nothing. */
export default function Undo() {
  const text = useText();
  const { t } = text;
  const { id, token } = useEmailedLink();
  const [proves, setProves] = useState(false);
  const link = trpc.session.readUndoLink.useMutation();
  const undo = trpc.session.undo.useMutation();
  const isWhole = id > 0 && token !== '';
  useOnce(() => {
    if (isWhole) link.mutate({ id, token });
  });
  const error = undo.error ?? link.error;
  return (
    <PublicFrame title={t('undo_title')}>
      {undo.data && <Notice urgent>{t(undo.data.mailed ? 'undo_done' : 'undo_done_kept')}</Notice>}
      {(error !== null || !isWhole) && (
        <Notice tone="error" urgent>
          {error === null ? t('token_not_valid') : errorMessage(text, error)}
        </Notice>
      )}
      {!undo.data && isWhole && (
        <>
          <p>{t('undo_text')}</p>
          {link.data?.asks_factor && (
            <Checkbox
              label={t('undo_proves')}
              checked={proves}
              onChange={(event) => setProves(event.currentTarget.checked)}
            />
          )}
          <Button size="md" loading={undo.isPending} onClick={() => undo.mutate({ id, token, proves })}>
            {t('undo_button')}
          </Button>
        </>
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}

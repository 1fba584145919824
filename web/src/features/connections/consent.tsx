import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { decideOnConsent } from '../../api/connections.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { callError } from '../../lib/call-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './guide.module.css';
import { Prices } from './prices.tsx';

export function RequestOver() {
  const { t } = useText();
  return (
    <Notice tone="error" urgent>
      {t('connect_over')}
    </Notice>
  );
}

/**
 * Consent to an application: its name, target address, permissions and prices. A decision
 * redirects to the application.
 */
export function Consent({ id }: { id: string }) {
  const { t } = useText();
  const [mayWrite, setMayWrite] = useState(false);
  const request = trpc.connections.request.useQuery({ id }, { staleTime: Infinity, retry: false });
  const decide = useMutation({
    ...decideOnConsent,
    onSuccess: ({ redirect }) => location.assign(redirect),
  });
  if (request.error)
    return callError(request.error).key === 'file_not_found' ? (
      <RequestOver />
    ) : (
      <LoadFailed error={request.error} onRetry={() => void request.refetch()} />
    );
  if (!request.data) return <ScreenSkeleton />;
  if (decide.data) return <p role="status">{t('connect_going')}</p>;
  const { name, redirect_uri, is_local, asks_to_write: requestsWrite } = request.data;
  return (
    <>
      <p>{t('connect_who', { name })}</p>
      <p>
        {t(is_local ? 'connect_local' : 'connect_name_is_claim')}
        <br />
        <span className={classes.uri}>{redirect_uri}</span>
      </p>
      <p>{t('connect_may')}</p>
      {requestsWrite && (
        <Checkbox
          label={t('connect_write')}
          checked={mayWrite}
          onChange={(event) => setMayWrite(event.currentTarget.checked)}
        />
      )}
      <p>{t('connect_cost')}</p>
      <Prices {...request.data} />
      <div className={classes.choices}>
        <Button
          size="md"
          loading={decide.isPending}
          onClick={() => decide.mutate({ id, allow: true, may_write: mayWrite })}
        >
          {t('connect_allow')}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ id, allow: false })}
        >
          {t('connect_refuse')}
        </Button>
      </div>
    </>
  );
}

import { Button } from '@mantine/core';
import type { Connection } from '@massima/contract/connections';
import { endAllConnections, endConnection } from '../../api/connections.ts';
import { DialogActions, Dialog } from '../../components/dialog.tsx';
import { EntryList } from '../../components/entry-list.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { ConnectionRow } from './connection-row.tsx';
import classes from './connections.module.css';
import { NewKey } from './new-key.tsx';
import { Prices } from './prices.tsx';
import { Spending } from './spending.tsx';

/**
 * Keys of programs and assistants for this account, with permissions, use and a button to revoke
 * each.
 */
export function Connections() {
  const { t, number } = useText();
  const list = trpc.connections.list.useQuery(undefined, { staleTime: 0 });
  // Null revokes all connections.
  const [ending, setEnding, close] = useDialog<{ one: Connection | null }>();
  const onSuccess = () => {
    close();
    toast(t('connection_ended'), { isFinal: true });
  };
  const endConnectionOf = useMutation({ ...endConnection, onSuccess });
  const endAll = useMutation({ ...endAllConnections, onSuccess });
  if (list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <p role="status">{t('loading')}</p>;
  const { connections, most } = list.data;
  return (
    <>
      <p className={classes.note}>{t('connections_text')}</p>
      {connections.length === 0 && <p>{t('connections_none')}</p>}
      <EntryList label={t('connections_title')} className={classes.list}>
        {connections.map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            onEnd={() => setEnding({ one: connection })}
          />
        ))}
      </EntryList>
      <Prices {...list.data} />
      <div className={classes.actions}>
        {connections.length < most ? (
          <NewKey />
        ) : (
          <p className={classes.note}>{t('connections_most', { most: number(most) })}</p>
        )}
        {connections.length > 1 && (
          <Button variant="subtle" color="red" onClick={() => setEnding({ one: null })}>
            {t('connections_end_all')}
          </Button>
        )}
      </div>
      <Spending key={list.data.spending.most} spending={list.data.spending} />
      {ending && (
        <Dialog
          title={ending.one ? t('connection_end', { name: ending.one.name }) : t('connections_end_all')}
          alert
          onClose={close}
        >
          <p>{t('connection_end_text')}</p>
          <DialogActions onCancel={close}>
            <Button
              color="red"
              loading={endConnectionOf.isPending || endAll.isPending}
              onClick={() => (ending.one ? endConnectionOf.mutate({ id: ending.one.id }) : endAll.mutate())}
            >
              {t('connection_end_confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

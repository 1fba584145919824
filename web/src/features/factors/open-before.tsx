import { Button } from '@mantine/core';
import { endAllEntries } from '../../api/access.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './factors.module.css';

export type FactorAdded = Outputs['factors']['addPasskey'];

const kinds = ['keys', 'applications', 'feeds', 'shares', 'devices'] as const;

interface Props {
  open: NonNullable<FactorAdded['open']>;
  onClose: () => void;
}

/** Offers to end the entries made before the first factor, since someone who stole the password may have made them. */
export function OpenBefore({ open, onClose }: Props) {
  const { t } = useText();
  const total = kinds.reduce((sum, kind) => sum + open[kind], 0);
  const end = useMutation({
    ...endAllEntries,
    onSuccess: ({ ended }) => {
      toast(t('access_all_ended', { count: ended }), { isFinal: true });
      onClose();
    },
  });
  if (total === 0) return null;
  return (
    <Dialog title={t('open_before_title')} alert onClose={onClose}>
      <p>{t('open_before_text', { count: total })}</p>
      <ul className={classes.list}>
        {kinds
          .filter((kind) => open[kind] > 0)
          .map((kind) => (
            <li key={kind}>{t(`open_before.${kind}`, { count: open[kind] })}</li>
          ))}
      </ul>
      <DialogActions>
        <Button loading={end.isPending} onClick={() => end.mutate({ made_before: open.before })}>
          {t('open_before_end')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('open_before_keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

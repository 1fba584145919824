import { Button } from '@mantine/core';
import { shortDate } from '@massima/contract/format/dates';
import { longDay, shortDay } from '@massima/contract/format/day-with';
import { removeApp, removePasskey } from '../../api/factors.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Entry, EntryList } from '../../components/entry-list.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { useMutation } from '../../lib/use-mutation.ts';

interface Factor {
  /** Id of the passkey; null for the app. */
  id: number | null;
  name: string;
  since: string;
  /** Time of the last use; only for passkeys. */
  used?: string | null;
  youngUntil: string | null;
}

/** The factors of the account, each with its end. */
export function FactorList({ factors }: { factors: Outputs['factors']['list'] }) {
  const { t, locale } = useText();
  const [removing, setRemoving, close] = useDialog<Factor>();
  const onSuccess = () => {
    close();
    toast(t('factors_removed'), { isFinal: true });
  };
  const passkey = useMutation({ ...removePasskey, onSuccess });
  const app = useMutation({ ...removeApp, onSuccess });
  const all: Factor[] = [
    ...factors.passkeys.map(({ id, name, created_at, last_used_at, young_until }) => ({
      id,
      name,
      since: created_at,
      used: last_used_at,
      youngUntil: young_until,
    })),
    ...(factors.app_since === null
      ? []
      : [
          { id: null, name: t('factors_app'), since: factors.app_since, youngUntil: factors.app_young_until },
        ]),
  ];
  const factsOf = ({ since, used }: Factor) =>
    [
      t('factors_since', { day: shortDay('dal', since, locale) }),
      used && t('factors_used', { date: shortDate(used, locale) }),
      used === null && t('factors_unused'),
    ]
      .filter(Boolean)
      .join(' · ');
  const youngOf = ({ youngUntil }: Factor) =>
    youngUntil === null ? [] : [t('factor_is_young', { day: longDay('al', youngUntil, locale) })];
  return (
    <>
      <EntryList label={t('factor_title')}>
        {all.map((factor) => (
          <Entry key={factor.id} name={factor.name} facts={[factsOf(factor), ...youngOf(factor)]}>
            <IconButton
              icon="trash"
              label={t('factors_remove', { name: factor.name })}
              onClick={() => setRemoving(factor)}
            />
          </Entry>
        ))}
      </EntryList>
      {removing && (
        <Dialog title={t('factors_remove', { name: removing.name })} alert onClose={close}>
          <p>{t(all.length > 1 ? 'factors_remove_text' : 'factors_remove_last')}</p>
          <DialogActions onCancel={close}>
            <Button
              color="red"
              loading={passkey.isPending || app.isPending}
              onClick={() => (removing.id === null ? app.mutate() : passkey.mutate({ id: removing.id }))}
            >
              {t('factors_remove_confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

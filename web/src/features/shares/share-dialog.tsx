import { Button, TextInput } from '@mantine/core';
import { studioNameMax } from '@massima/contract/constants';
import { longDay } from '@massima/contract/format/day-with';
import { useState } from 'react';
import { createShare } from '../../api/shares.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { ShownOnce } from '../../components/shown-once.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';

type Made = Outputs['shares']['create'];
interface Props {
  id: string;
  onClose: () => void;
}

/** Shares a ruling: asks for the name above it, then shows the link once. */
export function ShareDialog({ id, onClose }: Props) {
  const { t, locale } = useText();
  const [made, setMade] = useState<Made>();
  const list = trpc.shares.list.useQuery(undefined, { staleTime: 0 });
  const me = trpc.session.me.useQuery();
  if (made)
    return (
      <ShownOnce
        title={t('share_made')}
        text={t('share_made_text', { day: longDay('al', made.expires_at, locale) })}
        secret={made.url}
        copyLabel={t('share_copy')}
        copied={t('share_copied')}
        notCopied={t('share_copy_failed')}
        onClose={onClose}
      />
    );
  const error = list.error ?? me.error;
  const retry = () => void Promise.all([list.refetch(), me.refetch()]);
  return (
    <Dialog title={t('share_title')} onClose={onClose}>
      <p>{t('share_text')}</p>
      {error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : list.data && me.data ? (
        <ShareForm
          id={id}
          {...list.data}
          // Last used name, or the account's name.
          studio={list.data.shares[0]?.studio ?? `${me.data.name} ${me.data.surname}`}
          onMade={setMade}
          onClose={onClose}
        />
      ) : (
        <ScreenSkeleton lines={2} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  studio: string;
  left: number;
  most: number;
  onMade: (made: Made) => void;
}

function ShareForm({ id, studio, left, most, onMade, onClose }: FormProps) {
  const { t, number } = useText();
  const fields = useFields({ draft: null, saved: { studio: studio.slice(0, studioNameMax) } });
  const form = useForm([fields], {
    ...createShare,
    input: () => ({ id_new: id, studio: fields.values.studio }),
    onDone: onMade,
  });
  return (
    <form {...form.props}>
      <TextInput
        label={t('share_studio')}
        description={t('share_studio_hint')}
        autoComplete="organization"
        maxLength={studioNameMax}
        {...fields.field('studio')}
      />
      <p>{t('share_left', { count: number(left), most: number(most) })}</p>
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={form.isPending} disabled={left === 0}>
          {t('share_make')}
        </Button>
      </DialogActions>
    </form>
  );
}

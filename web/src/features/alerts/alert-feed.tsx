import { Button, TextInput } from '@mantine/core';
import { shortDay } from '@massima/contract/format/day-with';
import { useState } from 'react';
import { endFeed, makeFeed } from '../../api/alerts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { ShownOnce } from '../../components/shown-once.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './alerts.module.css';

/** Secret feed address of an alert, shown once, with buttons to renew and revoke it. */
export function AlertFeed({ id }: { id: number }) {
  const { t, locale } = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.alerts.feeds.useQuery(undefined, { staleTime: 0 });
  const end = useMutation({
    ...endFeed,
    onSuccess: () => toast(t('alert_feed_ended'), { isFinal: true }),
  });
  if (!data) return null;
  const feed = data.feeds.find(({ alert_id }) => alert_id === id);
  return (
    <section className={classes.feed}>
      <p>
        {feed
          ? t('alert_feed_since', { day: shortDay('dal', feed.created_at, locale) })
          : t('alert_feed_text')}
      </p>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {t(feed ? 'alert_feed_renew' : 'alert_feed_make')}
      </Button>
      {feed && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          loading={end.isPending}
          onClick={() => end.mutate({ id })}
        >
          {t('alert_feed_end')}
        </Button>
      )}
      {isOpen && <FeedDialog id={id} name={feed?.name ?? ''} onClose={() => setOpen(false)} />}
    </section>
  );
}

function FeedDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useText();
  const [url, setUrl] = useState<string>();
  const fields = useFields({ draft: null, saved: { name } });
  const form = useForm([fields], {
    ...makeFeed,
    input: () => ({ id, name: fields.values.name }),
    onDone: (made) => setUrl(made.url),
  });
  if (url !== undefined)
    return (
      <ShownOnce
        title={t('alert_feed_made')}
        text={t('alert_feed_made_text')}
        secret={url}
        copyLabel={t('alert_feed_copy')}
        copied={t('alert_feed_copied')}
        notCopied={t('alert_feed_copy_failed')}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('alert_feed_make')} onClose={onClose}>
      <form {...form.props}>
        <TextInput
          label={t('alert_feed_name')}
          description={t('alert_feed_name_hint')}
          autoComplete="off"
          maxLength={100}
          {...fields.field('name')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={form.isPending}>
            {t('alert_feed_make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

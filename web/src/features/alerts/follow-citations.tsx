import { Button } from '@mantine/core';
import { citationsFollowedMax } from '@massima/contract/constants';
import { localDay } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createAlert, removeAlert } from '../../api/alerts.ts';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { pushUndo } from '../../lib/undo-stack.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useNow } from '../../lib/use-now.ts';
import { keysOf } from './keys-of.ts';
import classes from './alerts.module.css';

/** One press that follows all that a text cites, by keys alone; pressed again, no longer. */
export function FollowCitations({ keys }: { keys: readonly string[] }) {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const hint = useId();
  const now = useNow();
  const list = trpc.alerts.list.useQuery(undefined, { staleTime: 5 * 60_000 });
  /** What the server said it can't follow. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const wanted = keys.slice(0, citationsFollowedMax);
  const alert = list.data?.alerts.find(({ citations }) => {
    if (!citations) return false;
    const own = keysOf(citations);
    return own.length === wanted.length - left.length && own.every((key) => wanted.includes(key));
  });
  const input = {
    citations: wanted,
    name: t('alerts_brief_name', { day: longDay('il', localDay(now), locale) }),
  };
  const follow = useMutation(createAlert);
  const unfollow = useMutation(removeAlert);
  const isBusy = follow.isPending || unfollow.isPending;
  const removed = t('alerts_unfollowed_brief');
  const toggle = async () => {
    if (isBusy) return;
    if (alert) {
      await unfollow.mutateAsync({ id: alert.id });
      toast(removed, { kind: 'alert' });
      pushUndo(removed, () => follow.mutateAsync(input));
      return;
    }
    const made = await follow.mutateAsync(input);
    const { provisions = [], rulings = [] } = made.alert.citations ?? {};
    setLeft((made.not_followed ?? []).map(({ key }) => key));
    const count = made.not_followed?.length ?? 0;
    const followed = t('alerts_brief_followed', { provisions: provisions.length, rulings: rulings.length });
    const said = [
      followed,
      ...(keys.length > wanted.length ? [t('alerts_brief_most', { most: citationsFollowedMax })] : []),
      ...(count > 0 ? [t('alerts_brief_left', { count })] : []),
    ];
    toast(said.join(' '), {
      kind: 'alert',
      actions: [{ label: t('alerts_open'), run: () => void navigate(paths.alerts) }],
    });
    pushUndo(followed, () => unfollow.mutateAsync({ id: made.alert.id }));
  };
  if (keys.length === 0) return null;
  return (
    <div className={classes.brief}>
      <Button
        variant={alert ? 'light' : 'default'}
        leftSection={<Icon name={alert ? 'check' : 'bell'} size={16} />}
        aria-pressed={alert !== undefined}
        aria-describedby={hint}
        // Not `disabled`, nor `loading`, which is the same: the focus would be lost.
        aria-disabled={isBusy}
        // What failed has been said.
        onClick={() => void toggle().catch(() => {})}
      >
        {t(alert ? 'alerts_following' : 'alerts_brief')}
      </Button>
      <p id={hint} className={classes.facts}>
        {t('alerts_brief_hint')}
      </p>
    </div>
  );
}

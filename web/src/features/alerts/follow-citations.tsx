import { Button } from '@mantine/core';
import { citationsFollowedMax } from '@massima/contract/constants';
import { localDay } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { keysOf } from './keys-of.ts';
import { useFollowed } from './use-follow.ts';
import classes from './alerts.module.css';

/** Toggles an alert on everything that a text cites, identified by keys only. */
export function FollowCitations({ keys }: { keys: readonly string[] }) {
  const { t, locale } = useText();
  const hint = useId();
  const now = useNow();
  const followable = keys.slice(0, citationsFollowedMax);
  const { isOn, isBusy, toggle } = useFollowed({
    what: {
      citations: followable,
      name: t('alerts_brief_name', { day: longDay('il', localDay(now), locale) }),
    },
    isIt: ({ citations }, made) => {
      if (!citations) return false;
      // Keys of a text exclude withdrawn rulings.
      const followedKeys = keysOf({
        ...citations,
        rulings: citations.rulings.filter((ruling) => !ruling.withdrawn),
      });
      const left = made?.not_followed?.length ?? 0;
      return (
        followedKeys.length === followable.length - left &&
        followedKeys.every((key) => followable.includes(key))
      );
    },
    unfollowed: t('alerts_unfollowed_brief'),
    messagesOf: ({ alert, not_followed: left = [] }) => {
      const { provisions = [], rulings = [] } = alert.citations ?? {};
      return [
        t('alerts_brief_followed', { provisions: provisions.length, rulings: rulings.length }),
        ...(keys.length > followable.length ? [t('alerts_brief_most', { most: citationsFollowedMax })] : []),
        ...(left.length > 0 ? [t('alerts_brief_left', { count: left.length })] : []),
      ];
    },
  });
  if (keys.length === 0) return null;
  return (
    <div className={classes.brief}>
      <Button
        variant={isOn ? 'light' : 'default'}
        leftSection={<Icon name={isOn ? 'check' : 'bell'} size={16} />}
        aria-pressed={isOn}
        aria-describedby={hint}
        // Not `disabled`, nor `loading`, which disables too: the focus would be lost.
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : toggle}
      >
        {t(isOn ? 'alerts_following' : 'alerts_brief')}
      </Button>
      <p id={hint} className={classes.facts}>
        {t('alerts_brief_hint')}
      </p>
    </div>
  );
}

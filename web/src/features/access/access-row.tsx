import { Button } from '@mantine/core';
import { type AccessEntry, endableKinds } from '@massima/contract/access';
import { clockTime, shortDate } from '@massima/contract/format/dates';
import { shortDay } from '@massima/contract/format/day-with';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { endEntry } from '../../api/access.ts';
import { Entry } from '../../components/entry-list.tsx';
import { focusNext } from '../../lib/focus-next.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useMutation } from '../../lib/use-mutation.ts';

type Endable = (typeof endableKinds)[number];
const endable = (kind: AccessEntry['kind']): Endable | undefined =>
  endableKinds.find((endableKind) => endableKind === kind);

/**
 * Way into the account: kind, permissions and last use, with a button to end it. After that the
 * row shows when it ended.
 */
export function AccessRow({ entry }: { entry: AccessEntry }) {
  const { t, locale } = useText();
  const { kind, id, name, may, last_used_at, until, is_this } = entry;
  const [endedAt, setEndedAt] = useState<string>();
  const container = useRef<HTMLSpanElement>(null);
  const end = useMutation({ ...endEntry, onSuccess: () => setEndedAt(new Date().toISOString()) });
  // The pressed button has disappeared, so the keyboard continues with the next row.
  useEffect(() => {
    if (endedAt !== undefined && container.current) focusNext(container.current);
  }, [endedAt]);
  const label = name || t('access_unnamed');
  const endableAs = endable(kind);
  const facts = [
    [t(`access_kind.${kind}`), t(`access_may.${may}`)].join(' · '),
    [
      last_used_at === null
        ? t('access_unused')
        : t('access_used', { date: shortDate(last_used_at, locale), time: clockTime(last_used_at, locale) }),
      ...(until === null ? [] : [t('access_until', { day: shortDay('al', until, locale) })]),
    ].join(' · '),
  ];
  return (
    <Entry name={label} facts={facts}>
      {endedAt !== undefined ? (
        <span ref={container} role="status">
          {t('access_ended', { time: clockTime(endedAt, locale) })}
        </span>
      ) : is_this ? (
        <span>{t('access_this')}</span>
      ) : endableAs === undefined ? (
        <Link to={`${paths.profile}#second-factor`}>{t('access_to_factors')}</Link>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('access_end', { name: label })}
          loading={end.isPending}
          onClick={() => end.mutate({ kind: endableAs, id })}
        >
          {t('access_end_short')}
        </Button>
      )}
    </Entry>
  );
}

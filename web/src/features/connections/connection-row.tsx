import type { Connection } from '@massima/contract/connections';
import { shortDate } from '@massima/contract/format/dates';
import { shortDay } from '@massima/contract/format/day-with';
import { Entry } from '../../components/entry-list.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';

interface Props {
  connection: Connection;
  onEnd: () => void;
}

export function ConnectionRow({ connection, onEnd }: Props) {
  const { t, locale } = useText();
  const { name, host, may_write, expiresAt, last_used_at, searches } = connection;
  const uses = [
    last_used_at === null
      ? t('connection_unused')
      : t('connection_used', { date: shortDate(last_used_at, locale) }),
    t('connection_searches', { count: searches }),
    t('connection_expires', { day: shortDay('al', expiresAt, locale) }),
  ];
  const lines = [
    ...(host === null ? [] : [host]),
    t(may_write ? 'connection_may_write' : 'connection_may_read'),
    uses.join(' · '),
  ];
  return (
    <Entry name={name} facts={lines}>
      <IconButton icon="trash" label={t('connection_end', { name })} onClick={onEnd} />
    </Entry>
  );
}

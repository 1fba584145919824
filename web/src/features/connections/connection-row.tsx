import type { Connection } from '@massima/contract/connections';
import { shortDate } from '@massima/contract/format/dates';
import { shortDay } from '@massima/contract/format/day-with';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './connections.module.css';

interface Props {
  connection: Connection;
  onEnd: () => void;
}

export function ConnectionRow({ connection, onEnd }: Props) {
  const { t, locale } = useText();
  const { name, host, may_write, expiresAt, last_used_at, searches } = connection;
  const facts = [
    last_used_at === null
      ? t('connection_unused')
      : t('connection_used', { date: shortDate(last_used_at, locale) }),
    t('connection_searches', { count: searches }),
    t('connection_expires', { day: shortDay('al', expiresAt, locale) }),
  ];
  return (
    <li>
      <div className={classes.what}>
        <span className={classes.name}>{name}</span>
        {host !== null && <span className={classes.facts}>{host}</span>}
        <span className={classes.facts}>{t(may_write ? 'connection_may_write' : 'connection_may_read')}</span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </div>
      <IconButton icon="trash" label={t('connection_end', { name })} onClick={onEnd} />
    </li>
  );
}

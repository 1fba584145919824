import { type AlertEvent, eventKey } from '@massima/contract/alert-event';
import { longDay } from '@massima/contract/format/day-with';
import { noBreak } from '@massima/contract/format/no-break';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { provisionAddress, rulingAddress } from '../ruling/index.ts';
import classes from './alerts.module.css';

interface Props {
  events: readonly AlertEvent[];
  /** The event that the link of a mail or feed points to. */
  targetId: string;
}

/** Events of followed articles and rulings, with their wording. */
export function AlertEvents({ events, targetId }: Props) {
  const { t } = useText();
  const isThere = events.some(({ id }) => id === targetId);
  useEffect(() => {
    if (isThere) document.getElementById(targetId)?.scrollIntoView({ block: 'start' });
  }, [isThere, targetId]);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="alert-events" className={classes.events}>
      <h2 id="alert-events">{t('alerts_events')}</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id} id={event.id}>
            <EventEntry event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "art. 3 l. 9991/1999: dichiarato illegittimo in parte, Corte cost. n. 612/2021" */
function titleOf(event: AlertEvent, { t, locale }: Pick<ReturnType<typeof useText>, 't' | 'locale'>): string {
  const { label, by, date } = event;
  const key = eventKey(event);
  if (key === 'alert_event.version')
    return t(key, { label, day: date === null ? '' : longDay('dal', date, locale) });
  return key === 'alert_event.withdrawn' ? t(key, { label }) : t(key, { label, by });
}

function EventEntry({ event }: { event: AlertEvent }) {
  const text = useText();
  const { t, locale } = text;
  const { label, key, by, words: wording, ruling, foundAt } = event;
  return (
    <>
      <p className={classes.event}>{noBreak(titleOf(event, text))}</p>
      {wording !== null && <blockquote lang="it">{wording}</blockquote>}
      <p className={classes.facts}>
        {key !== null && (
          <Link to={provisionAddress(key)}>
            {t('alerts_event_article')}
            <span className="visually-hidden">: {label}</span>
          </Link>
        )}
        {ruling && (
          <Link to={rulingAddress(ruling.ruling_id, ruling)}>
            {t('alerts_event_ruling')}
            <span className="visually-hidden">: {by}</span>
          </Link>
        )}
        <span>{t('alerts_found', { day: longDay('il', foundAt, locale) })}</span>
      </p>
    </>
  );
}

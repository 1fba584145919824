import { eventKey, type FollowedEvent } from '@massima/contract/alert-event';
import { citation } from '@massima/contract/format/citation';
import { longDate, type Locale } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { fill } from '@massima/contract/format/fill';
import { alerts as en } from '@massima/contract/messages/en/alerts';
import { alerts as it } from '@massima/contract/messages/it/alerts';

const textsOf = (locale: Locale) => (locale === 'it' ? it : en);
const dayOf = ({ date }: FollowedEvent, locale: Locale) =>
  date === null ? '' : longDay('dal', date, locale);

/**
 * Returns the text of an event as the screen shows it, such as "art. 3 l. 9991/1999: dichiarato
 * illegittimo in parte, Corte cost. n. 612/2021".
 */
export function eventText(event: FollowedEvent, locale: Locale): string {
  const { label, by } = event;
  return fill(textsOf(locale)[eventKey(event)], { label, by, day: dayOf(event, locale) });
}

/**
 * Returns the heading of an event for a feed: source and date, without the name of the followed
 * article.
 */
export function eventHeading(event: FollowedEvent, locale: Locale): string {
  const { what, by, date, ruling } = event;
  const texts = textsOf(locale);
  if (what === 'version') return fill(texts.alert_feed_version, { day: dayOf(event, locale) });
  if (what === 'withdrawn') return texts.alert_feed_withdrawn;
  if (ruling) return citation(ruling);
  return date === null ? by : `${by}, ${longDate(date, locale)}`;
}

import type { FollowedEvent } from '@massima/contract/alert-event';
import { citation } from '@massima/contract/format/citation';
import { longDate, type Locale } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { alerts as en } from '@massima/contract/messages/en/alerts';
import { alerts as it } from '@massima/contract/messages/it/alerts';

const textsOf = (locale: Locale) => (locale === 'it' ? it : en);
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const dayOf = ({ date }: FollowedEvent, locale: Locale) =>
  date === null ? '' : longDay('dal', date, locale);

/** "art. 3 l. 9991/1999: dichiarato illegittimo in parte, Corte cost. n. 612/2021", as the screen says it. */
export function eventText(event: FollowedEvent, locale: Locale): string {
  const { what, in_part, label, by } = event;
  const isPart = in_part && (what === 'unconstitutional' || what === 'repealed');
  const text = isPart ? textsOf(locale)[`alert_event.${what}_part`] : textsOf(locale)[`alert_event.${what}`];
  return fill(text, { label, by, day: dayOf(event, locale) });
}

/** The same for a feed, which names nothing that is followed: who says it, and when. */
export function eventHeading(event: FollowedEvent, locale: Locale): string {
  const { what, by, date, ruling } = event;
  const texts = textsOf(locale);
  if (what === 'version') return fill(texts.alert_feed_version, { day: dayOf(event, locale) });
  if (what === 'withdrawn') return texts.alert_feed_withdrawn;
  if (ruling) return citation(ruling);
  return date === null ? by : `${by}, ${longDate(date, locale)}`;
}

import { citation } from '@massima/contract/format/citation';
import { escapeXml as xml } from '@massima/contract/format/escape-xml';
import { alerts as en } from '@massima/contract/messages/en/alerts';
import { alerts as it } from '@massima/contract/messages/it/alerts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { feedByTokenHash, touchFeed } from '../../models/alert-feeds.ts';
import { newsOf } from '../../models/alerts.ts';
import { isUseDue } from '../../models/use-due.ts';
import { findUser } from '../../models/user.ts';
import { sendOutFor } from '../gate/index.ts';
import { consumeRateLimit, networkOf } from '../limits/index.ts';
import { eventHeading } from './event-text.ts';
import { eventOf, resultOf } from './present-alert.ts';

const maxEntries = 50;

/**
 * Returns an alert's feed (RFC 4287) for its secret address: headings and links, without query or
 * principles. Throws `file_not_found` if the address is invalid or revoked, or if its owner may
 * not search.
 */
export async function writeFeed(deps: Deps, token: string, clientIp: string): Promise<string> {
  const { db, config } = deps;
  const feed = await feedByTokenHash(db, hashToken(token));
  // Cloud feed readers fetch the feeds of many customers from one network, so networks are limited
  // for invalid addresses only.
  const bucket = feed ? `feed:${feed.token_hash}` : `feed-client:${networkOf(clientIp)}`;
  await consumeRateLimit(deps, bucket, { limit: feed ? 60 : 100, windowSeconds: 15 * 60 });
  const account = feed && (await findUser(db, feed.user_id));
  const missing = new AppError('file_not_found');
  if (!feed || !account) throw missing;
  await sendOutFor(deps, account, { of: 'facts' }, missing);
  const now = deps.clock.now();
  if (isUseDue(feed.last_used_at, now)) await touchFeed(db, feed.alert_id, now);
  const { host } = new URL(config.PUBLIC_URL);
  const idOf = (what: string) => `tag:${host},2026:${what}`;
  const rows = await newsOf(db, feed.alert_id, { limit: maxEntries, offset: 0 });
  const locale = account.locale === 'it' ? 'it' : 'en';
  const seen = new Set<string>();
  const entries = rows.flatMap((row) => {
    const event = eventOf(row);
    const result = resultOf(row);
    const title = event ? eventHeading(event, locale) : result && citation(result);
    // The principles of a ruling have the same heading.
    if (title === undefined || (!event && seen.has(title))) return [];
    seen.add(title);
    // The id of an event contains the key of the followed article.
    const name = event ? hashToken(row.id_result) : encodeURIComponent(row.id_result);
    const page = `${config.PUBLIC_URL}/alerts/${feed.alert_id}`;
    const link = event ? page : `${page}#${name}`;
    return [
      [
        '<entry>',
        `<id>${xml(idOf(`alert/${feed.alert_id}/${name}`))}</id>`,
        `<title>${xml(title)}</title>`,
        `<link href="${xml(link)}"/>`,
        `<updated>${row.found_at.toISOString()}</updated>`,
        '</entry>',
      ].join(''),
    ];
  });
  const updated = rows[0]?.found_at ?? feed.created_at;
  const unnamed = (locale === 'it' ? it : en).alert_feed_unnamed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xml(idOf(`alert/${feed.alert_id}`))}</id>`,
    `<title>${xml(feed.name || unnamed)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    '<author><name>Massima</name></author>',
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

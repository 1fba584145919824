import type { openShareOutput } from '@massima/contract/shares';
import { hasAnonymityNotice } from '@massima/law/full-text/obscured-data';
import type { z } from 'zod';
import { hashToken } from '../../adapters/tokens.ts';
import { documents, ruling } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { shareByTokenHash, touchShare } from '../../models/shares.ts';
import { isUseDue } from '../../models/use-due.ts';
import { findUser } from '../../models/user.ts';
import { sendOutFor } from '../gate/index.ts';
import { consumeRateLimit, networkOf } from '../limits/index.ts';

const visibleText = (text: string) => (hasAnonymityNotice(text) ? null : text);

interface Call {
  clientIp: string;
  signal: AbortSignal;
  /** Content that the access check released. */
  sent: string[];
}

/**
 * Returns the ruling of a share link while its creator may read it and the collection contains it.
 * A text with the notice of art. 52 d.lgs. 196/2003 is never shown, even if the operator serves it
 * to users.
 * @throws AppError `share_expired`, with the studio's name unless the link was revoked
 */
export async function openShare(
  deps: Deps,
  { clientIp, signal, sent }: Call,
  token: string,
): Promise<z.infer<typeof openShareOutput>> {
  await consumeRateLimit(deps, `share-client:${networkOf(clientIp)}`, { limit: 100, windowSeconds: 15 * 60 });
  const share = await shareByTokenHash(deps.db, hashToken(token));
  // The error names no studio if the link was revoked or its account was disabled or deleted.
  if (!share || share.ended_at !== null) throw new AppError('share_expired');
  const { user_id, id_new, studio, expires_at } = share;
  const expired = new AppError('share_expired', { data: { studio } });
  if (expires_at <= deps.clock.now()) throw expired;
  const at = { engine: deps.engine.forAccount(user_id) };
  const document = await documents.find(at, id_new, { signal, alsoText: true });
  if (!document) throw expired;
  const { rulingId, kind, text: principle } = document;
  const { ruling_id: _, ...heading } = document.heading;
  const owner = await findUser(deps.db, user_id);
  sent.push(...(await sendOutFor(deps, owner, { of: 'shared', id: rulingId }, expired)).sent);
  const now = deps.clock.now();
  if (isUseDue(share.last_opened_at, now)) await touchShare(deps.db, share.id, now);
  const { has_full_text, fictional } = heading.document;
  const read = has_full_text
    ? await ruling.read(at, { id: rulingId, issuerTypeId: heading.issuer_type_id, query: undefined }, signal)
    : undefined;
  return {
    studio,
    expires_at: expires_at.toISOString(),
    ruling: heading,
    principle: kind === 'ruling' ? null : visibleText(principle),
    text: read ? visibleText(read.text) : null,
    fictional: read?.fictional ?? fictional ?? false,
    ...(read?.source && { source: read.source }),
  };
}

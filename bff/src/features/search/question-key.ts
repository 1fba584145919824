import { createHash } from 'node:crypto';
import type { SelectedType } from '@massima/contract/search';

/**
 * What makes two searches the same question, whatever page, order or filters: its words and the kind of result asked
 * for. A hash, because a row of the open questions must not be a second history.
 */
export function questionKey(query: string, type: SelectedType): string {
  const words = query.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(`${type}\n${words}`).digest('base64url');
}

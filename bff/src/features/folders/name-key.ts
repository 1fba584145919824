import { createHash } from 'node:crypto';
import { seenName } from '@massima/contract/format/seen-name';

/** What tells two folders of one account apart. Names of plain signs keep the key that they have always had. */
export const nameKey = (name: string): string => createHash('sha256').update(seenName(name)).digest('hex');

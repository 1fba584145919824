import { createHash } from 'node:crypto';
import { seenName } from '@massima/contract/format/seen-name';

/**
 * Returns the key that distinguishes two folders of one account. Names in plain characters keep
 * their original key.
 */
export const nameKey = (name: string): string => createHash('sha256').update(seenName(name)).digest('hex');

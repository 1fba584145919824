import { createHash } from 'node:crypto';

/** Two folders of one account may not differ only in case or in spaces around the name. */
export const nameKey = (name: string): string =>
  createHash('sha256').update(name.trim().normalize('NFC').toLocaleLowerCase('it')).digest('hex');

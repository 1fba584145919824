import type { Locale } from '@massima/contract/format/dates';
import { readStored } from './storage.ts';

export type { Locale };

/** The language chosen on this device; Italian where none was. */
export const chosenLocale = (): Locale => (readStored('localStorage', 'locale') === 'en' ? 'en' : 'it');

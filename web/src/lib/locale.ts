import type { Locale } from '@massima/contract/format/dates';
import { readStored } from './storage.ts';

export type { Locale };

/** Returns the language chosen on this device; Italian by default. */
export const chosenLocale = (): Locale => (readStored('localStorage', 'locale') === 'en' ? 'en' : 'it');

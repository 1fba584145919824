import type { Translate } from '../form/text-keys.ts';
import { texts } from './own-texts.ts';

/** The frame's texts hold plain placeholders only; a test keeps it so. */
export const textIn: Translate = (key, values = {}) =>
  texts[key].replace(/{(\w+)}/g, (_, name: string) => `${values[name]}`);

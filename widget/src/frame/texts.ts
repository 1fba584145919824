import type { ValuesOf } from '@massima/contract/messages/text-values';
import type { FormTextKey } from '../form/text-keys.ts';
import { texts } from './own-texts.ts';

/** The frame's texts contain plain placeholders only; a test keeps it so. */
export function textIn<Key extends FormTextKey>(key: Key, ...values: ValuesOf<Key>): string;
export function textIn(key: FormTextKey, values: Record<string, string | number> = {}): string {
  return texts[key].replace(/{(\w+)}/g, (_, name: string) => `${values[name]}`);
}

import { server } from '@massima/contract/messages/it/server';
import { signup } from '@massima/contract/messages/it/signup';
import type { ValuesOf } from '@massima/contract/messages/text-values';
import type { FormTextKey } from '../form/text-keys.ts';

/** The build puts the texts of one language in the place of this module, and only those that the form shows. */
const texts: Record<FormTextKey, string> = { ...server, ...signup };

/** The frame's texts contain plain placeholders only; a test keeps it so. */
export function textIn<Key extends FormTextKey>(key: Key, ...values: ValuesOf<Key>): string;
export function textIn(key: FormTextKey, values: Record<string, string | number> = {}): string {
  return texts[key].replace(/{(\w+)}/g, (_, name: string) => `${values[name]}`);
}

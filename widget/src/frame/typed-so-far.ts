import { fieldId } from '../form/fields.tsx';
import type { Values } from '../form/rules.ts';

const names = ['name', 'surname', 'workArea', 'email', 'password'] as const;

/** What a quick user, or a password manager, has put into the fields before the script took them over. */
export function typedSoFar(): Partial<Values> {
  const typed: Partial<Values> = {};
  for (const name of names) {
    const { value } = document.getElementById(fieldId(name)) as HTMLInputElement;
    if (value) typed[name] = value;
  }
  return typed;
}

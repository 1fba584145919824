import { server } from '@massima/contract/messages/it/server';
import { signup } from '@massima/contract/messages/it/signup';
import type { FormTextKey } from '../form/text-keys.ts';

/** Texts of the form. The build replaces this module with the texts of one language. */
export const texts: Record<FormTextKey, string> = { ...server, ...signup };

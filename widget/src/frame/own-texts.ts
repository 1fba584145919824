import { server } from '@massima/contract/messages/it/server';
import { signup } from '@massima/contract/messages/it/signup';
import type { FormTextKey } from '../form/text-keys.ts';

/** The build puts the texts of one language in the place of this module, and only those that the form shows. */
export const texts: Record<FormTextKey, string> = { ...server, ...signup };

import { briefMaxLength } from '@massima/contract/constants';
import { useFields } from '../../forms/use-fields.ts';

/** State of the text to check, typed or read from a file. */
export const useBrief = (draft: string | null, saved = { text: '' }) =>
  useFields({
    draft,
    saved,
    check: ({ text }) => ({
      ...(text.trim() === '' && { text: 'missing_parameters' }),
      ...(text.length > briefMaxLength && { text: 'validation_failed' }),
    }),
  });

import { maskTaxCodes } from '@massima/law/full-text/obscured-data';
import { cleanText } from './clean-text.ts';

/** A text as the index has it: personal tax codes are in none, wherever it came from. */
export const storedText = (text: string): string => maskTaxCodes(cleanText(text));

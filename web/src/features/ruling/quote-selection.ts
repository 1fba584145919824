import type { ClipboardEvent } from 'react';

/** A single word or number is copied unchanged; longer text becomes a quotation. */
const fewestWords = 4;

/** Returns the clipboard text of a copied passage: the quoted text, then its source. */
export function quotation(selected: string, source: string): string | null {
  const text = selected.trim().replace(/[^\S\n]+/g, ' ');
  return text.split(/\s+/).length < fewestWords ? null : `«${text}» (${source})`;
}

/** Handler for `onCopy` of a ruling's text. */
export const copyAsQuotation = (source: string) => (event: ClipboardEvent) => {
  const text = quotation(document.getSelection()?.toString() ?? '', source);
  if (text === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
};

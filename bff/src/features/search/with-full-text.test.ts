import type { SearchResult } from '@massima/contract/search';
import { expect, it } from 'vitest';
import { withFullText } from './with-full-text.ts';

const result = {
  id_new: 'r1-m1',
  document: {
    has_full_text: true,
    ruling_type: 'sentenza',
    title: "Appalto – Vizi dell'opera",
    ruling_section: '3',
  },
} as SearchResult;
const present = (texts: Map<string, string>) => withFullText({ result, rulingId: 'r1' }, texts);

it('contains the full text, or null, instead of the web app’s fields', () => {
  expect(present(new Map([['r1', 'Testo']])).document).toEqual({
    ruling_full_text: 'Testo',
    ruling_section: '3',
  });
  expect(present(new Map())).toEqual({
    id_new: 'r1-m1',
    document: { ruling_full_text: null, ruling_section: '3' },
  });
});

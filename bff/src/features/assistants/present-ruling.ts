import type { z } from 'zod';
import type { foundRuling } from '@massima/contract/assistant-ruling';
import { beginningOf } from '@massima/contract/format/beginning';
import { citation, type CitedRuling } from '@massima/contract/format/citation';
import type { LinkedHeading } from '@massima/contract/citations';
import type { RulingSource } from '@massima/contract/ruling-source';
import type { SearchResult } from '@massima/contract/search';
import type { Why } from '@massima/contract/why';
import type { Config } from '../../config.ts';

type OriginConfig = Pick<Config, 'PUBLIC_URL'>;

/**
 * Maximum length of a principle, in characters. Ten of them fit into a response for an assistant.
 */
const longestPrinciple = 5000;

/** Returns the fields that identify a ruling in every response. */
export const named = (
  { PUBLIC_URL }: OriginConfig,
  id: string,
  ruling: CitedRuling & { document: { fictional?: true | undefined } },
) => ({
  id,
  citation: citation(ruling),
  address: `${PUBLIC_URL}/ruling/${encodeURIComponent(id)}`,
  fictional: ruling.document.fictional ?? false,
});

export const presentFound = (at: OriginConfig, result: SearchResult): z.infer<typeof foundRuling> => ({
  ...named(at, result.id_new, result),
  principle: bestOf(result),
  from_text: result.passage ?? false,
  subject: result.document.title ?? '',
  ...creditsOf(result),
});

/**
 * Returns the credits and licences of a ruling's public sources, or undefined if it has no
 * sources.
 */
export const creditsOf = ({
  document: { sources },
}: {
  document: { sources?: RulingSource[] | undefined };
}) => sources && { credits: sources.map(({ credit, licence }) => `${credit} (${licence})`) };

const unknown: Why = {
  words: [],
  missing: [],
  provision: null,
  citation: null,
  part: null,
  start: null,
  end: null,
};

/** Presents a search result with the reason why it matched. */
export function withWhy(at: OriginConfig, result: SearchResult) {
  const { start: _start, end: _end, ...why } = result.why ?? unknown;
  return { ...presentFound(at, result), later_fate: laterLines(result), why };
}

/** Returns a line for each later amendment of the articles that the ruling applies. */
export const laterLines = ({ later_fate: later = [] }: Pick<SearchResult, 'later_fate'>): string[] =>
  later.map(
    ({ label, what, in_part, by, date }) => `${label} ${what}${in_part ? ' in part' : ''}, ${by}, ${date}`,
  );

/**
 * Returns the principle. A principle over `longestPrinciple` characters starts at its best
 * passage.
 */
function bestOf({ document_diritto: text, document_type_massima_start: start }: SearchResult): string {
  if (text.length <= longestPrinciple) return text;
  return beginningOf(text.slice(Math.max(0, start - 1)), longestPrinciple);
}

export const presentNamed = (
  at: OriginConfig,
  ruling: CitedRuling & Pick<LinkedHeading, 'ruling_id' | 'document'>,
) => named(at, ruling.ruling_id, ruling);

export const presentLinked = (at: OriginConfig, ruling: LinkedHeading) => ({
  ...presentNamed(at, ruling),
  principle: ruling.principle,
});

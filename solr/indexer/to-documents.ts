import { declarationsIn } from '@massima/law/fate/struck-by';
import { citationNumber, rulingKeys } from '@massima/law/ruling-keys';
import { findProvisions } from '@massima/law/find-provisions';
import { findRulings } from '@massima/law/find-rulings';
import { bandsOf, shinglesOf } from '@massima/law/near-duplicates';
import { rvKeysOf } from '@massima/law/rv-keys-of';
import { provisionKeys } from '@massima/law/provision-keys';
import { courtOf } from '@massima/law/types';
import { givenCitations, mergePublisherKeys, publisherKeys, withBranch } from './cited-keys.ts';
import type { Principle, Ruling } from './format.ts';
import { principleDocument } from './principle-document.ts';
import { storedSources } from './editions/stored-sources.ts';
import { storedText as cleanText } from './stored-text.ts';

export type SolrDocument = { id: string; kind: string; ruling_id: string } & Record<string, unknown>;

/**
 * Returns the documents of a ruling: its principles, its verdicts, its text if it has no verdict,
 * and the ruling with the full text.
 */
export function toDocuments(ruling: Ruling): SolrDocument[] {
  const court = courtOf(ruling.issuer_type_id);
  const fullText = ruling.full_text === null ? '' : cleanText(ruling.full_text);
  const names = rulingKeys({
    ...ruling,
    place: ruling.place ?? undefined,
    region: ruling.region ?? undefined,
    ecli: ruling.ecli ?? undefined,
  });
  const keys = [
    ...names,
    ...rvKeysOf(
      ruling.principles.flatMap(({ title, text }) => [title, text]),
      ruling.principles.flatMap(({ rv }) => rv ?? []),
      { keys: names, court },
    ),
  ];
  const common = {
    ruling_id: ruling.id,
    issuer_type_id: ruling.issuer_type_id,
    issuer: cleanText(ruling.issuer),
    authority: `${ruling.issuer_type_id}|${cleanText(ruling.issuer)}`,
    place: cleanText(ruling.place ?? ''),
    region: cleanText(ruling.region ?? ''),
    type: ruling.type,
    number: ruling.number,
    year: ruling.year,
    date: `${ruling.date}T00:00:00Z`,
    section: cleanText(ruling.section ?? ''),
    area: ruling.area,
    // omitted instead of an empty term
    ecli: ruling.ecli || undefined,
    keys,
    has_full_text: fullText !== '',
    fictional: ruling.fictional === true,
    sources: storedSources(ruling.source ? [ruling.source] : []),
  };
  const ownNumbers = ownNumbersOf(keys);
  const cited = (text: string) =>
    withBranch(
      findRulings(text, court).map(({ key }) => key),
      ruling.area,
    );
  const publisher = (fields: Parameters<typeof publisherKeys>[0]) =>
    publisherKeys(fields, { court, area: ruling.area, keys });
  const otherKeys = (found: readonly string[]) => unique(found).filter((key) => !keys.includes(key));

  const synthesis = ruling.principles.find(({ kind }) => kind === 'synthesis');
  const parts = ruling.principles.map((principle) => {
    const title = cleanText(principle.title);
    const text = cleanText(principle.text);
    const cites = otherKeys(cited(text));
    const principleFields = {
      id: principleId(ruling.id, principle),
      kind: principle.kind === 'principle' ? ('principle' as const) : ('verdict' as const),
      title,
      text,
      descriptors: descriptors(title),
      provisions: provisionsOf([title, text, ...(principle.provisions ?? [])], ruling.date),
      cites,
      citation_numbers: [...ownNumbers, ...cites.map((key) => -citationNumber(key))],
      stated: principle.stated,
      bands: principle.kind === 'principle' ? bandsOf(shinglesOf(text)) : undefined,
      behind_words: principle === synthesis ? fullText || undefined : undefined,
      publisher: publisher(principle),
    };
    return principleDocument(common, principleFields);
  });
  const provisions = unique([
    ...parts.flatMap((part) => part.provisions),
    ...provisionsOf([fullText], ruling.date),
  ]);
  const cites = otherKeys([
    ...parts.flatMap((part) => part.cites),
    ...cited(fullText),
    ...withBranch(givenCitations(ruling.cites ?? []), ruling.area),
  ]);
  const rulingDocument = {
    ...common,
    id: ruling.id,
    kind: 'ruling',
    ...(fullText ? { full_text: fullText } : {}),
    ...(court === 'cost' ? declared(fullText, ruling.date) : {}),
    ...mergePublisherKeys([...parts, publisher(ruling)]),
    provisions,
    cites,
  };
  return fullText === '' || synthesis
    ? [...parts, rulingDocument]
    : [...parts, textDocument(rulingDocument, fullText), rulingDocument];
}

/** Provisions that the ruling annuls, for the pages of these articles. */
function declared(fullText: string, day: string) {
  const found = declarationsIn(fullText, day);
  if (found.length === 0) return {};
  const declared = found.map(({ key, parts, isInPart, words: quoted }) => ({
    key,
    parts,
    isInPart,
    words: quoted,
  }));
  return { struck: unique(found.map(({ key }) => key)), declarations: JSON.stringify(declared) };
}

/** Bare numbers are not citations. */
const ownNumbersOf = (keys: readonly string[]) =>
  keys.filter((key) => !/^n(?:um)?:/.test(key)).map(citationNumber);

/** Fields that a text document copies from its ruling's document. */
const fieldsOfText = [
  ...['ruling_id', 'issuer_type_id', 'issuer', 'authority', 'place', 'region', 'type', 'number', 'year'],
  ...['date', 'section', 'area', 'ecli', 'keys', 'has_full_text', 'fictional', 'sources'],
] as const;

/** Id of the document that finds a ruling by its full text. */
export const textId = (rulingId: string): string => `text:${rulingId}`;

/**
 * Builds the document that finds a ruling without syntheses by its full text, from the ruling's
 * document.
 */
export function textDocument(ruling: SolrDocument, fullText: string): SolrDocument {
  const [keys, provisions, cites] = ['keys', 'provisions', 'cites'].map((name) => stringsIn(ruling[name]));
  return {
    ...(Object.fromEntries(fieldsOfText.map((name) => [name, ruling[name]])) as SolrDocument),
    id: textId(ruling.ruling_id),
    kind: 'text',
    full_words: fullText,
    provisions,
    cites,
    citation_numbers: [...ownNumbersOf(keys ?? []), ...(cites ?? []).map((key) => -citationNumber(key))],
  };
}

const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

type Numbered = Pick<Principle, 'kind' | 'n'>;

export const principleSuffix = ({ kind, n }: Numbered): string => `${kind === 'principle' ? 'm' : 's'}${n}`;

export const principleId = (rulingId: string, principle: Numbered): string =>
  `${rulingId}-${principleSuffix(principle)}`;

/**
 * Splits the id of a principle into ruling and suffix. A ruling's own id can have the same form.
 */
export function readPrincipleId(id: string): { ruling: string; suffix: string } | undefined {
  const [, ruling, suffix] = /^(.+)-([ms]\d+)$/.exec(id) ?? [];
  return ruling === undefined || suffix === undefined ? undefined : { ruling, suffix };
}

/** Splits "Appalto - Vizi dell'opera - Decadenza" into the parts that suggestions offer. */
export function descriptors(title: string): string[] {
  const parts = title.split(/\s+[-–—]\s+/).map((part) => part.replace(/[\s.;:]+$/, '').trim());
  return unique(parts.filter((part) => part.length >= 4 && part.length <= 90)).slice(0, 6);
}

function provisionsOf(texts: readonly string[], day: string): string[] {
  return unique(texts.flatMap((text) => findProvisions(text, { day }).flatMap(provisionKeys)));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

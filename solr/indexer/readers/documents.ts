import { cleanRuling } from '@massima/law/full-text/clean-ruling';
import { type Heading, readHeading } from '@massima/law/full-text/read-heading';
import { issuerTypeOf } from '@massima/law/types';
import type { DocumentRecord } from '../records/document-records.ts';
import type { Ruling } from '../format.ts';
import { rulingFormat } from '../format.ts';
import { firstIssue, parseJson } from './json-lines.ts';
import { isoDay } from './plain-words.ts';
import type { Reader } from './reader.ts';
import { regionOf, titled } from './region-of.ts';

const issuers: Partial<Record<string, string>> = {
  cass: 'Corte di cassazione',
  cost: 'Corte costituzionale',
  cds: 'Consiglio di Stato',
  tar: 'TAR',
  app: "Corte d'appello",
  trib: 'Tribunale',
  conti: 'Corte dei conti',
  cgt1: 'Corte di giustizia tributaria di primo grado',
  cgt2: 'Corte di giustizia tributaria di secondo grado',
};
/** Courts with one seat. */
const inRome = new Set(['cass', 'cost', 'cds']);
const areas: Partial<Record<string, number>> = { cost: 5, cds: 3, tar: 3, conti: 3, cgt1: 4, cgt2: 4 };

/**
 * Reader for a file of a folder. `metadata.csv` takes precedence over the heading of the text. A
 * missing field is not guessed: the file is rejected with the names of the missing fields.
 */
export const readDocument: Reader = (text) => {
  const { file, words: content, given: metadata, sharedHeaders } = parseJson(text) as DocumentRecord;
  const heading = readHeading(content, {
    fileName: file,
    isShared: ({ number, year }) => sharedHeaders.includes(`${number}/${year}`),
  });
  const isGiven = metadata['number'] !== undefined && metadata['year'] !== undefined;
  if (heading.isRefused && !isGiven) return { reason: heading.doubts.join(' ') };
  const facts = merged(heading, metadata);
  const missing = Object.entries({
    court: facts.court,
    kind: facts.type,
    number: facts.number,
    year: facts.year,
    'day of publication': facts.date,
  }).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0)
    return { reason: [`its heading lacks: ${missing.join(', ')}`, ...heading.doubts].join('. ') };
  const ruling = rulingFormat.safeParse({
    ...rulingOf(facts),
    full_text: cleanRuling(content),
    principles: [],
    ...(metadata['subject'] !== undefined && { subject: metadata['subject'] }),
    ...(metadata['id'] !== undefined && { id: metadata['id'] }),
  });
  return ruling.success ? { ruling: ruling.data, left: [] } : { reason: firstIssue(ruling.error) };
};

interface RulingFacts {
  court: string | undefined;
  place: string;
  type: string | undefined;
  number: string | undefined;
  year: number | undefined;
  date: string | undefined;
  section: string;
  area: number | undefined;
  branch: Heading['branch'];
}

function merged(heading: Heading, metadata: Record<string, string>): RulingFacts {
  const year = Number(metadata['year']);
  const area = Number(metadata['area']);
  return {
    court: metadata['court'] ?? heading.court?.court,
    place: metadata['place'] ?? heading.court?.place ?? '',
    type: metadata['kind']?.toLowerCase() ?? heading.kind,
    number: metadata['number'] ?? heading.number,
    year: year > 0 ? year : heading.year,
    date: isoDay(metadata['date']) ?? heading.published,
    section: metadata['section'] ?? heading.section ?? '',
    area: area > 0 ? area : undefined,
    branch: heading.branch,
  };
}

const slugged = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function rulingOf({
  court = '',
  place: seat,
  type,
  number = '',
  year,
  date,
  section,
  area,
  branch,
}: RulingFacts): object {
  const isTax = court === 'cass' && section === '5' && branch !== 'penale';
  const sectionCode = isTax ? 'T' : section;
  const cassation = branch === 'penale' ? 2 : sectionCode === 'T' ? 4 : sectionCode === 'L' ? 6 : 1;
  const middle =
    court === 'cass' ? (branch === 'penale' ? 'pen' : 'civ') : inRome.has(court) ? '' : slugged(seat);
  const ascii = [court, middle, String(year), slugged(number)].filter(Boolean).join('-');
  return {
    id: ascii.normalize('NFD').replace(/[^a-z0-9.-]/gi, ''),
    issuer_type_id: issuerTypeOf(court as never),
    issuer: issuers[court] ?? court,
    place: inRome.has(court) ? 'Roma' : titled(seat),
    region: inRome.has(court) ? 'Lazio' : court === 'tar' ? regionOf(seat) : '',
    type: type as Ruling['type'],
    number,
    year,
    date,
    section: sectionCode,
    area: area ?? (court === 'cass' ? cassation : (areas[court] ?? 1)),
  };
}

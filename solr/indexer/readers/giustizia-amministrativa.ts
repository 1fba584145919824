import { walkXml } from '@massima/documents/walk-xml';
import { cleanRuling } from '@massima/law/full-text/clean-ruling';
import { aboveParties, courtInHead } from '@massima/law/full-text/heading-forms';
import { headingOf } from '@massima/law/full-text/zones';
import { issuerTypeOf } from '@massima/law/types';
import type { Ruling } from '../format.ts';
import { isoDay } from './plain-words.ts';
import type { Reader } from './reader.ts';
import { regionOf, titled } from './region-of.ts';

/** Headings that the court's pages print above these parts. */
const headings: Record<string, string> = { fatto: 'FATTO', diritto: 'DIRITTO', dispositivo: 'P.Q.M.' };
const kinds: readonly Ruling['type'][] = ['sentenza', 'ordinanza', 'decreto', 'parere'];

interface Decision {
  urn: string;
  kind: string;
  published: string;
  number: string;
  year: string;
  paragraphs: string[];
}

/**
 * Reader for a decision of TAR or Consiglio di Stato as XML, one for each file. The offices and
 * paths in `meta` are not part of its text.
 */
export const readGiustiziaAmministrativa: Reader = (text) => {
  let decision: Decision;
  try {
    decision = readXml(text);
  } catch {
    return { reason: 'not well-formed XML' };
  }
  const { urn, number, year, published, paragraphs } = decision;
  const lines = paragraphs.slice(0, 40);
  const court = courtInHead(aboveParties(lines)) ?? courtOfUrn(urn);
  if (court === undefined) return { reason: 'no court' };
  const isTar = court.court === 'tar';
  const seat = isTar ? (court.place ?? '') : '';
  const id = [court.court, ...(isTar ? [slugged(seat)] : []), year, Number(number)].join('-');
  if (!(Number(number) > 0) || !(Number(year) > 1860)) return { reason: 'no number' };
  const date = isoDay(published);
  if (date === undefined) return { reason: 'no date of publication', id };
  const kindText = `${decision.kind} ${lines.find((line) => kinds.includes(line.toLowerCase() as never)) ?? ''}`;
  const type = kinds.find((candidate) => kindText.toLowerCase().includes(candidate));
  if (type === undefined) return { reason: 'no kind', id };
  // each is already a paragraph
  const full = paragraphs.map(cleanRuling).join('\n').trim();
  if (full === '') return { reason: 'no text', id };
  return {
    ruling: {
      id,
      issuer_type_id: issuerTypeOf(court.court) ?? 5,
      issuer: isTar ? 'TAR' : 'Consiglio di Stato',
      place: isTar ? titled(seat) : 'Roma',
      region: isTar ? regionOf(seat) : 'Lazio',
      type,
      number: String(Number(number)),
      year: Number(year),
      date,
      section: /adunanza plenaria/i.test(lines.join(' '))
        ? 'A'
        : (/;sezione\.(\w{1,5})/.exec(urn)?.[1] ?? ''),
      area: 3,
      full_text: full,
      principles: [],
    },
    left: [],
  };
};

const slugged = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** `urn:nir:tar.lazio;sezione.1B:sentenza:…` */
function courtOfUrn(urn: string) {
  const [, name = '', seat] = /^urn:nir:(tar|consiglio\.di\.stato)(?:\.([a-z.]+))?[;:]/.exec(urn) ?? [];
  if (name === 'tar' && seat) return { court: 'tar' as const, place: seat.replaceAll('.', ' ') };
  return name === '' || name === 'tar' ? undefined : { court: 'cds' as const, place: undefined };
}

function readXml(text: string): Decision {
  const decision: Decision = { urn: '', kind: '', published: '', number: '', year: '', paragraphs: [] };
  /** Path from the root: `GA`, `Provvedimento`, the part. */
  const path: string[] = [];
  let content = '';
  let heading: string | undefined;
  const flush = () => {
    const paragraph = content.replace(/\s+/g, ' ').trim();
    content = '';
    if (paragraph === '') return;
    // a part with its own heading gets no second one
    if (heading && headingOf(paragraph) === undefined) decision.paragraphs.push(heading);
    heading = undefined;
    decision.paragraphs.push(paragraph);
  };
  walkXml(Buffer.from(text), {
    open: (name, attribute) => {
      path.push(name);
      if (name === 'fascicolo' && path.at(-2) === 'descrittori') {
        decision.number = attribute('n') ?? '';
        decision.year = attribute('anno') ?? '';
      }
      if (path.length === 3) heading = headings[name];
      if (/^(?:div|p|br)$/.test(name)) flush();
    },
    text: (text) => {
      if (path.length < 3) return;
      if (path[2] !== 'meta') content += text;
      else if (path.at(-1) === 'urn') decision.urn += text.trim();
      else if (path.at(-1) === 'tipologia') decision.kind += text.trim();
      else if (path.at(-1) === 'dataPubblicazione') decision.published += text.trim();
    },
    close: (name) => {
      if (path.length === 3 || /^(?:div|p)$/.test(name)) flush();
      path.pop();
    },
  });
  if (decision.paragraphs.length === 0) throw new Error('no decision');
  return decision;
}

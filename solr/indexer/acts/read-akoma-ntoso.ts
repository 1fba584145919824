import { walkXml } from '@massima/documents/walk-xml';
import { actOfUrn, annexKey, type PublishedAct } from '@massima/law/official-text';
import { readArticleNumber } from '@massima/law/provision-keys';
import { withAccents } from '../readers/italian-accents.ts';
import type { ActArticle, ActFile } from './act-file.ts';
import { readArticleText } from './article-text.ts';
import { type RawArticle, RawActReader, type RawAct } from './raw-act.ts';

/** The reason why a file is rejected. */
class ActRefused extends Error {
  override readonly name = 'ActRefused';
}

/**
 * Parses an act in Akoma Ntoso 3.0, as Normattiva publishes it.
 * @throws ActRefused
 */
export function readAkomaNtoso(bytes: Buffer): ActFile {
  const raw = readRaw(bytes, new RawActReader());
  const { act, day } = identified(raw);
  const annexes = new Map<string, string>();
  for (const { annex } of raw.articles)
    if (annex !== undefined && !annexes.has(annex)) annexes.set(annex, annexKey(act, annex));
  // A decree that approves a code in the same file also has its own articles.
  const body = [...annexes.values()].includes(act.body) ? act.number : act.body;
  const file: ActFile = {
    act: act.key,
    title: normaliseSpaces(raw.title),
    day,
    isFictional: raw.isFictional,
    changes: [...new Set(raw.changes)].sort(),
    articles: [],
    left: [],
  };
  const seen = new Set<string>();
  for (const rawArticle of raw.articles) {
    const within = rawArticle.annex === undefined ? body : (annexes.get(rawArticle.annex) ?? act.number);
    const read = readArticle(rawArticle, within);
    if ('reason' in read) file.left.push(read);
    else if (seen.has(read.key))
      file.left.push({ name: read.key, reason: 'the same article occurs earlier in this file' });
    else {
      seen.add(read.key);
      file.articles.push(read);
    }
  }
  return file;
}

function readRaw(bytes: Buffer, reader: RawActReader): RawAct {
  if (/<!DOCTYPE/i.test(bytes.subarray(0, 4000).toString('latin1')))
    throw new ActRefused('it declares entities or a document type, which are not supported');
  try {
    walkXml(bytes, reader);
  } catch (error) {
    throw new ActRefused('not well-formed XML', { cause: error });
  }
  return reader.act;
}

function identified({ urn, day, isAct }: RawAct): { act: PublishedAct; day: string } {
  if (!isAct) throw new ActRefused('not an Akoma Ntoso act');
  const act = actOfUrn(urn);
  if (act === undefined)
    throw new ActRefused(
      urn === ''
        ? 'it contains no URN of an act (urn:nir)'
        : `no act that is cited by type, number and year: ${urn}`,
    );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new ActRefused('it does not state the date of its text');
  return { act, day };
}

function readArticle(raw: RawArticle, act: string): ActArticle | { name: string; reason: string } {
  const name = [raw.annex, raw.number || raw.eId].filter(Boolean).join(' ').trim() || '?';
  const rawText = raw.annex === undefined ? raw : fromAnnex(raw);
  const number = readArticleNumber(rawText.number) ?? readArticleNumber(raw.eId);
  if (number === undefined) return { name, reason: 'its number cannot be parsed' };
  const { commi, notes } = readArticleText(rawText.paragraphs);
  const [first, second] = commi;
  if (first === undefined) return { name, reason: 'an article without text' };
  // A rubric that was amended is the first paragraph, without a number.
  const isRubric = rawText.rubric.trim() === '' && first.number === '' && (second?.number ?? '') !== '';
  return {
    key: `${act}:${number}`,
    rubric: normaliseSpaces(isRubric ? first.text : rawText.rubric),
    commi: isRubric ? commi.slice(1) : commi,
    notes,
  };
}

/** Reads number and rubric of an annex from the first lines of its text. */
function fromAnnex(raw: RawArticle): RawArticle {
  const [first, ...rest] = raw.paragraphs;
  if (raw.hasOwnHead || first === undefined) return raw;
  const lines = first.text.split('\n');
  const skip = () => {
    while (lines.length > 0 && (lines[0] ?? '').replace(/[()\s]/g, '') === '') lines.shift();
  };
  skip();
  const head = /^\s{0,80}[(\s]{0,6}Art(?:icolo|\.)\s{0,3}\d{1,6}[^\n]{0,24}?[.)]{0,4}\s{0,80}$/i;
  if (head.test(lines[0] ?? '')) lines.shift();
  skip();
  let rubric = raw.rubric;
  const bracketed = /^\s{0,80}\({1,4}\s{0,4}\(?([^()]{1,300})\)\.?\s{0,4}\){0,3}\s{0,80}$/.exec(
    lines[0] ?? '',
  );
  if (rubric === '' && bracketed?.[1] !== undefined && !/^\d+$|ABROGAT|SOPPRESS/.test(bracketed[1])) {
    rubric = bracketed[1];
    lines.shift();
  }
  return { ...raw, rubric, paragraphs: [{ ...first, text: lines.join('\n') }, ...rest] };
}

/** Removes the brackets and the full stop of a rubric or title. */
const normaliseSpaces = (text: string): string =>
  withAccents(
    text
      .replace(/\({2}|\){2}/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .replace(/^\((.{1,600})\)\.?$/, '$1')
    .replace(/\.$/, '')
    .trim();

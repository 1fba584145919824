import { takeBearer } from './act-in-force.ts';
import { type Act, actNames } from './act-table.ts';
import { Cursor } from './cursor.ts';
import { takeNumberedAct } from './numbered-acts.ts';

export type FoundAct = Act & { start: number; end: number };

/** "disp. att. c.c.": has its own articles, separate from the code. */
const implementing =
  /disp(?:osizioni\b|\.)\s{0,2}(?:di\s{1,2}|per\s{1,2}l['’]\s?)?(?:att(?:uazione\b|\.)|coord\.)\s{0,2}(?:(?:e\s{1,2})?trans(?:itorie|\.)\s{0,2})?(?:del\s{1,2}|al\s{1,2})?/iy;

/**
 * "art. 4 Prot. n. 7 CEDU", "Protocollo addizionale alla CEDU": has its own articles, separate from
 * the Convention.
 */
const protocol =
  /(?:(primo)\s{1,2})?prot(?:ocollo\b|\.)\s{0,2}(?:add(?:izionale\b|iz\.|\.)\s{0,2})?(?:(?:n(?:\.|r\.|umero\b|°)\s{0,2})?(\d{1,2})(?!\d)\s{0,2})?(?:add(?:izionale\b|iz\.|\.)\s{0,2})?,?\s{0,2}(?:(?:alla|della|al|del)\s{1,2})?/iy;
const articleBefore = /\bart(?:t|icol[oi])?\.?\s{0,2}[\d\s,e]{1,12}(?:del(?:l['’])?\s{0,2})?$/i;
/** "Sez. L. n. 8053/2014", "Sez. 6 - L, n. 5/2019": the section for labour, not a law. */
const section = /(?:sez(?:ione|\.)?\s?(?:(?:\d|vi)\s?[-–]\s?)?|\d\s?[-–]\s?)$/i;

/**
 * How to read a text: as a query, in which short forms count, and as of a day (YYYY-MM-DD), by
 * default today.
 */
export interface ReadAs {
  question?: boolean | undefined;
  day?: string | undefined;
}

/** Parses the act at the cursor and moves past it; null if there is no act. */
function takeAct(cursor: Cursor, { question = false, day }: ReadAs): Act | null {
  const { at, text } = cursor;
  const written =
    cursor.attempt(() => takeImplementing(cursor, { question, day })) ??
    cursor.attempt(() => takeProtocol(cursor)) ??
    (isSection(text, at) ? null : cursor.attempt(() => takeNumberedAct(cursor)));
  if (written) return written;
  const named = actNames.take(cursor);
  // "legge 104" means the well-known law only if no number precedes it
  if (!named || (!question && /\d/.test(text.slice(at, cursor.at)))) return null;
  return takeBearer(cursor, named, at, { question, day });
}

function takeImplementing(cursor: Cursor, { question = false, day }: ReadAs): Act | null {
  if (!cursor.take(implementing)) return null;
  const start = cursor.at;
  const named = actNames.take(cursor);
  const code = named && takeBearer(cursor, named, start, { question, day });
  return code && { key: `dispatt-${code.key}`, label: `disp. att. ${code.label}` };
}

function takeProtocol(cursor: Cursor): Act | null {
  const { text, at } = cursor;
  const match = cursor.take(protocol);
  if (!match) return null;
  const number = match[1] ? 1 : Number(match[2] ?? 1);
  const end = cursor.at;
  if (actNames.take(cursor)?.key !== 'cedu') {
    // "art. 1 prot. 1": the Convention has 16 protocols, and no other protocol is cited like this
    if (!match[2] || number > 16 || !articleBefore.test(text.slice(Math.max(0, at - 24), at))) return null;
    cursor.at = end;
  }
  return { key: `prot${number}-cedu`, label: `Prot. n. ${number} CEDU` };
}

function isSection(text: string, at: number): boolean {
  return /l/i.test(text[at] ?? '') && section.test(text.slice(Math.max(0, at - 14), at));
}

/** Finds all acts in a text, in order and without overlaps. */
export function findActs(text: string, as: ReadAs): FoundAct[] {
  const found: FoundAct[] = [];
  let end = 0;
  for (const index of actBeginnings(text)) {
    if (index < end) continue;
    const cursor = new Cursor(text, index);
    const act = takeAct(cursor, as);
    if (!act) continue;
    end = cursor.at;
    found.push({ ...act, start: index, end });
  }
  return found;
}

/** First words of numbered acts: "legge", "d.lgs.", "r.d.". */
const typed =
  'primo prot protocollo d l r legge decreto decr regio reg regolamento dir direttiva dlgs dl dpr dpcm dm rd disp disposizioni'.split(
    ' ',
  );
const beginnings = new Set([...typed, ...actNames.firstWords()]);
/** "c.p.c.", "c p c" */
const initials = /\p{L}\.?\s?\p{L}(?!\p{L})/uy;
const longestWord = 30;

const isLetter = /\p{L}/u;
const isNumber = /\p{N}/u;
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Class of a character: separator, digit or letter. Latin letters map to their base letter: "e" for
 * "È".
 */
const [neither, digit, letter] = [0, 1, 2];
const latin = Uint8Array.from({ length: 0x180 }, (_, code) => {
  const plain = fold(String.fromCharCode(code));
  return /^[a-z]$/.test(plain) ? plain.charCodeAt(0) : kindOf(plain);
});

function kindOf(character: string): number {
  if (isLetter.test(character)) return letter;
  return isNumber.test(character) ? digit : neither;
}

function characterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < latin.length) return latin[code]!;
  // The second half of a surrogate pair has the class of the whole character.
  const isSecondHalf = code >= 0xdc00 && code < 0xe000 && at > 0;
  return kindOf(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0));
}

/**
 * Bloom filter of first words, because very few words start an act and slicing the text is slow.
 */
const hashes = new Uint8Array(4096);
const next = (hash: number, code: number) => (Math.imul(hash, 31) + code) & (hashes.length - 1);
for (const word of beginnings)
  hashes[[...word].reduce((hash, letter) => next(hash, letter.charCodeAt(0)), 0)] = 1;

/** Returns the offsets at which an act may start, in order. */
function actBeginnings(text: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const start = at;
    let hash = 0;
    let isLatin = true;
    let kind = characterAt(text, at);
    while (kind >= letter && at - start < longestWord) {
      hash = next(hash, kind);
      isLatin &&= kind > letter;
      kind = characterAt(text, ++at);
    }
    const end = at;
    // The rest of "2bis", or of an overlong word, starts no act.
    while (kind !== neither) kind = characterAt(text, ++at);
    if (end > start && (hashes[hash] === 1 || !isLatin || end === start + 1) && mayBegin(text, start, end))
      found.push(start);
  }
  return found;
}

function mayBegin(text: string, start: number, end: number): boolean {
  if (end === start + 1) {
    // "l'azione"
    if (/['’]/.test(text[end] ?? '')) return false;
    initials.lastIndex = start;
    if (initials.test(text)) return true;
  }
  return beginnings.has(fold(text.slice(start, end)));
}

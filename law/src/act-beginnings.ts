import { actNames } from './act-table.ts';

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

/** What a character is: neither letter nor digit, a digit, a letter; or, as most are, a Latin one: "e" for "È". */
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
  // The second half of a letter from beyond the basic plane is what the whole is.
  const isSecondHalf = code >= 0xdc00 && code < 0xe000 && at > 0;
  return kindOf(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0));
}

/** Almost no word begins an act. A hash decides, so that hardly any word has to be cut out of the text. */
const hashes = new Uint8Array(4096);
const next = (hash: number, code: number) => (Math.imul(hash, 31) + code) & (hashes.length - 1);
for (const word of beginnings) hashes[[...word].reduce((hash, one) => next(hash, one.charCodeAt(0)), 0)] = 1;

/** Where in a text an act may begin, in order. */
export function actBeginnings(text: string): number[] {
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
    // The rest of "2bis", or of a word longer than any that begins an act, begins none.
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

import { passagesOf } from '@massima/law/full-text/passages';

/** A text that is longer is read up to here. */
const longest = 400_000;
const enough = 12_000;
/** A request takes 64 kB, in which a letter of another script is up to nine. */
const maxEncoded = 48_000;

/** Of a full text what the court holds, as much as says what it is about; where nothing is told apart, what it begins with. */
export function whatItReasons(text: string): string {
  const head = text.slice(0, longest);
  const passages = passagesOf(head);
  const shown = passages.filter(({ isShown }) => isShown);
  const reasons = (shown.length > 0 ? shown : passages).map(({ start, end }) => head.slice(start, end));
  const said = reasons.join('\n').slice(0, enough).toWellFormed();
  const encoded = encodeURIComponent(said).length;
  return encoded > maxEncoded
    ? said.slice(0, Math.floor((said.length * maxEncoded) / encoded)).toWellFormed()
    : said;
}

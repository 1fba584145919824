import { partsOfKey } from '../provision-keys.ts';

interface Named {
  key: string;
  start: number;
  end: number;
}

/** Acts that govern the proceedings before the Court. They are never the antecedent. */
const frame = new Set(['cost', 'l:1953:87', 'lcost:1948:1', 'lcost:1953:1', 'cedu']);
/** Acts that are not parsed but may be the antecedent. */
const unread =
  /(?:legge|leggi|l\.|decreto|decreti|delibera|delibere) (?:\p{L}{1,12} )?(?:region|reg\.|provinc|prov\.|statutar|comunal)/iu;
const kinds: Readonly<Record<string, RegExp>> = {
  codice: /^(?:dispatt-)?[a-z]+\d*$/,
  legge: /^(?:l|lcost|lfall|stlav|ordpen):?/,
  decreto: /^(?:dlgs|dl|dpr|rd|rdl):/,
  testo: /^(?:dlgs|dpr|rd|tu[a-z]+)/,
};

/**
 * Returns the act to which "dello stesso codice" or "della citata legge" refers; undefined if
 * ambiguous.
 */
export function actsBefore(
  text: string,
  named: readonly Named[],
  at: number,
  kind: string,
): string | undefined {
  const fits = kinds[kind.toLowerCase()];
  const last = named.findLast((provision) => {
    const { act } = partsOfKey(provision.key);
    return provision.end <= at && !frame.has(act) && fits?.test(act);
  });
  if (!last || unread.test(text.slice(last.end, at))) return undefined;
  return partsOfKey(last.key).act;
}

// Wording of the Court's operative parts, in texts with single spaces (`collapseWhitespace`).

export const end = / ?così deciso\b/iu;
export const verb = /\bdichiar(?:a|ano)(?!\p{L})/giu;
export const annulmentPhrase = /(?:l['’] ?|la |, ?)(?:parziale )?illegittimit[aà]['’]? costituzionale/giu;
/** "dichiara inammissibile la questione di legittimità costituzionale" and similar rejections. */
export const refused =
  /question|conflitto|ricors|inammissibil|infondat|non fondat|manifest|cessat|estint|spetta/iu;
/**
 * A following decision without a verb: "… e non fondata la questione", "b) inammissibile la
 * questione".
 */
export const another =
  /(?: e|;) (?:(?:\p{L}|\d{1,2})\) )?(?:altresì )?(?:la )?(?:manifest\p{L}{1,12} )?(?:non fondat|inammissibil|infondat|cessat)/iu;
/** "in applicazione dell'art. 27 della legge 11 marzo 1953, n. 87" */
export const consequence = /27 della l(?:egge|\.)|consequenzial|conseguenz/iu;
export const qualifier =
  /[ ,–-]{1,3}(?:solo )?(?:nell[ae] part[ei]|nell[ae] (?:parol[ae]|espression[ei])|nell['’]inciso|relativamente|limitatamente|nei (?:soli )?limiti|nei sensi|in quanto|per la parte|per quanto|nella misura|laddove|là dove|allorché|quando|nei confronti|ove )/iu;
/** Start of the reasons for the decision, or of the referring court. */
export const reason =
  /[ ,]{1,2}(?:in riferimento|con riferimento|per (?:contrasto|violazione)|sollevat|promoss|proposta? )/iu;
/** "…, nonché dell'art. 6": another object after the restriction of the previous one. */
export const objectBehind = /[,)–-] ?(?:nonché|e altresì|ed? inoltre) (?=d(?:ell|egl|el))/iu;
/**
 * Words before an act that enacted or amended the annulled provision and is not annulled itself.
 */
export const other =
  /introdott|introducent|inserit|aggiunt|modific|riformat|riformul|sostitu|novellat|integrat|convertit|conversione|approvat|emanat|richiamat|previst|prorogat|riprodott|ratific|abrogat|recepit|esecutiv|interpretat|ai sensi|in applicazione|in virtù|di cui|in relazione|in riferimento|nel testo|nella formulazione|in attuazione|a norma|rispetto|risult|delega|quale |unitamente|attuativ|successiv|contenente|recante|concernente|coordinamento|connessione|congiunt|collegamento|combinazione|allegat/iu;
export const combined = /combinato disposto/iu;
export const ofObject =
  /(?:^|[ ,;:.)–-])(?:dell['’] ?|degli |del |della |delle |dei |dello )(?:(?:intero|inter[aie]|stess\p{L}|medesim\p{L}|\p{L}{1,12} e \p{L}{1,12} comma|\p{L}{1,12} comma|comma [^ ]{1,12}|combinato disposto)[ ,]{1,2}(?:dell['’] ?|degli |del |della )?){0,3}$/iu;
/** "della disposizione contenuta nell'art. 415", "della norma desumibile dagli artt. 237 e 262" */
export const normOf =
  /(?:della|delle) (?:disposizion\p{L}|norm\p{L}) (?:\p{L}+ ){0,3}?(?:desumibil\p{L}|desunt\p{L}|contenut\p{L}|recat\p{L}|risultant\p{L}|di cui|post\p{L}|espress\p{L}|stabilit\p{L}|previst\p{L}|dettat\p{L}) (?:dagli|dall['’]|dal|nell['’]|negli|nel|all['’]|agli|al) ?$/iu;
/**
 * "delle seguenti disposizioni del codice di procedura penale: art. 253, …; art. 272, …": act of
 * the listed articles.
 */
export const header = /(?:seguenti|sottoindicat\p{L}|sottoelencat\p{L}) [^:;]{0,60}$/iu;
export const headerOfBefore =
  /(?:seguenti|sottoindicat\p{L}|sottoelencat\p{L}) [^:;]{0,40}?(?:dello|del|della) (?:stess[oa]|medesim[oa]|predett[oa]|suddett[oa]|citat[oa]) (codice|legge|decreto|testo)[^:;]{0,30}:?/iu;
export const bareArticle =
  /(?<![\p{L}\p{N}])art(?:t|icol[oi])?\.? ?(\d{1,4})(?:[ -]?(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies))?(?![\p{L}\d/])/giu;

export const ofActBefore =
  /(?<![\p{L}\p{N}])(art(?:t|icol[oi])?\.? ?\d[^;:]{0,90}?)[ ,]{1,2}(?:dello|del|della) (?:stess[oa]|medesim[oa]|predett[oa]|suddett[oa]|citat[oa]) (codice|legge|decreto|testo)(?!\p{L})(?! (?:region|reg\.|provinc|prov\.|statutar))(?![^;,]{0,12}\bn\.)/giu;

/** Collapses white space. Returns a mapping to the original UTF-16 offsets, `end` exclusive. */
export function collapseWhitespace(original: string): {
  text: string;
  typed: (start: number, end: number) => { start: number; end: number };
} {
  const offsets: number[] = [];
  const characters: string[] = [];
  for (let at = 0; at < original.length; at += 1) {
    const character = original[at] ?? '';
    const isSpace = /\s/.test(character);
    if (isSpace && characters.at(-1) === ' ') continue;
    characters.push(isSpace ? ' ' : character);
    offsets.push(at);
  }
  return {
    text: characters.join(''),
    typed: (start, end) => ({
      start: offsets[start] ?? original.length,
      end: end > start ? (offsets[end - 1] ?? original.length - 1) + 1 : (offsets[start] ?? original.length),
    }),
  };
}

const quotes: Readonly<Record<string, string>> = { '«': '»', '“': '”' };
/** "lettera a)", "numero 3)", "1)": a parenthesis that closes nothing. */
const marker = /(?:^|[\s('’.])(?:[a-z]{1,2}|\d{1,2})(?:-?(?:bis|ter|quater))?$/iu;

/**
 * Blanks quotations and parentheses, preserving the length. Titles of acts name other acts, and
 * quoted words are not the Court's. Unclosed ones remain.
 */
export function blankParentheticals(text: string): string {
  const out = text.split('');
  const open: { at: number; closing: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const closing = character === '(' ? ')' : quotes[character];
    if (closing !== undefined) open.push({ at, closing });
    else if (open.length > 0 && character === open.at(-1)?.closing) {
      const inner = open.at(-1)!;
      if (
        character === ')' &&
        marker.test(text.slice(Math.max(inner.at + 1, at - 12), at)) &&
        closesLater(text, at)
      )
        continue;
      open.pop();
      if (open.length === 0) out.fill(' ', inner.at, at + 1);
    }
  }
  return out.join('');
}

/**
 * Returns whether a closing parenthesis comes before the next opening one, so that it belongs to a
 * list item.
 */
function closesLater(text: string, at: number): boolean {
  bracket.lastIndex = at + 1;
  return bracket.exec(text)?.[0] === ')';
}
const bracket = /[()]/g;

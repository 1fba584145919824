import type { Cursor } from './cursor.ts';

/** Words that may be omitted from a name: "statuto (dei) lavoratori". */
const fillers = new Set(
  'di del dello della dei degli delle dell d per il lo la gli le sul sullo sulla sui sugli sulle sull al all alla in su e n materia'.split(
    ' ',
  ),
);
/** Abbreviations of the first words of a name. */
const abbreviated: readonly (readonly [RegExp, string])[] = [
  [/^codice /, 'cod '],
  [/^legge /, 'l '],
  [/^statuto /, 'st '],
  [/^testo unico /, 'tu '],
  [/^decreto legislativo /, 'd lgs '],
];

const word = /(?:(\p{L}{1,30})(['’]?)|(\d{1,4})(?![\p{L}\d]))/uy;
const between = /[.'’-]?\s{0,2}/y;
const initial = /(\p{L})(?!\p{L})\.?\s?/uy;
/** Maximum number of initials: "c.p.c.", "c. p. c.". */
const maxInitials = 7;
const maxWords = 16;

type Node<T> = { next: Map<string, Node<T>>; value?: T; dotted?: boolean };

/**
 * A trie of act names. Matching ignores spacing, dots, accents, case and prepositions, and the
 * longest name wins. The time depends on the length of the name, not on the number of names.
 */
export class Names<T> {
  private readonly root: Node<T> = { next: new Map() };

  /** A final dot belongs to the name: "cod. civ." but not "codice civile". */
  add(name: string, value: T): void {
    const nameWords = wordsOf(name);
    this.insert(nameWords, value, name.endsWith('.'));
    for (const [prefix, short] of abbreviated)
      if (prefix.test(nameWords.join(' ')))
        this.insert(nameWords.join(' ').replace(prefix, short).split(' '), value, name.endsWith('.'));
  }

  private insert(nameWords: readonly string[], value: T, dotted: boolean): void {
    let node = this.root;
    for (const word of nameWords) {
      const next: Node<T> = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.value ??= value;
    node.dotted ||= dotted;
  }

  /** First words of all names except initials, as a filter for positions in a text. */
  firstWords(): Iterable<string> {
    return this.root.next.keys();
  }

  take(cursor: Cursor): T | null {
    const { text, at } = cursor;
    let best: { value: T; end: number } | undefined;
    let node = this.root;
    for (let count = 0; count < maxWords; count++) {
      const step = this.takeInitials(cursor, node) ?? takeWord(cursor, node, count > 0);
      if (!step) break;
      if (step.node) {
        node = step.node;
        if (node.value !== undefined)
          best = { value: node.value, end: step.end + (node.dotted && text[step.end] === '.' ? 1 : 0) };
      }
      cursor.at = step.end;
      cursor.take(between);
    }
    cursor.at = best?.end ?? at;
    return best?.value ?? null;
  }

  /** Matches several single letters as the next word of a name. */
  private takeInitials(cursor: Cursor, node: Node<T>): Step<T> | null {
    const { at } = cursor;
    const ends: number[] = [];
    let letters = '';
    for (let match; ends.length < maxInitials && (match = cursor.take(initial));) {
      letters += fold(match[1] ?? '');
      ends.push(cursor.at - match[0].length + 1);
    }
    cursor.at = at;
    for (let length = ends.length; length >= 2; length--) {
      const next = node.next.get(letters.slice(0, length));
      if (next) return { node: next, end: ends[length - 1] ?? at };
    }
    return null;
  }
}

type Step<T> = { node?: Node<T>; end: number };

function takeWord<T>(cursor: Cursor, node: Node<T>, fillersPass: boolean): Step<T> | null {
  const match = cursor.take(word);
  if (!match) return null;
  const end = cursor.at - (match[2] ?? '').length;
  const folded = fold(match[1] ?? match[3] ?? '');
  const next = match[2] ? undefined : node.next.get(folded);
  if (next) return { node: next, end };
  // an elided article or preposition ("dell'", "d'") is always a filler
  return fillersPass && (match[2] || fillers.has(folded)) ? { end } : null;
}

/** Normalises a name to words without dots, accents, capitals and fillers. */
function wordsOf(name: string): string[] {
  const initials = /^(?:\p{L}\.\s?){2,}$/u.test(name);
  if (initials) return [fold(name).replace(/[^a-z]/g, '')];
  return [...name.matchAll(/(\p{L}(?:\.\p{L})+\.?)(?!\p{L})|(\p{L}+['’]?|\d+)/gu)]
    .map((match) => fold((match[1] ?? match[2] ?? '').replace(/\.(?=\p{L}|$)/gu, '')))
    .filter((word) => !/['’]$/.test(word) && !fillers.has(word));
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  return /^[a-z0-9'.]*$/.test(lower) ? lower : withoutAccents(lower);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

import type { CitableElement } from './exported-element.ts';

/**
 * A ruling as programs for literature take it. Fields that a client may have saved with line breaks come here in one line.
 */
export interface Reference {
  /** "Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123". */
  title: string;
  /** "Cass. civ., Sez. III, n. 123/2019". */
  shortTitle: string;
  court: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  number: string;
  /** "sentenza", where it is known. */
  kind: string;
  ecli: string;
  abstract: string;
  /** What a reader has to know of it, and the owner's own note. */
  note: string;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const referenceOf = (element: CitableElement): Reference => {
  const { ruling, remarks, later, note, ecli, principle } = element;
  const notes = [ecli && `ECLI: ${ecli}`, ...remarks, ...later, note].filter((part) => part !== '');
  return {
    title: inOneLine(ruling.title),
    shortTitle: ruling.shortTitle,
    court: inOneLine(ruling.court),
    date: ruling.date,
    number: inOneLine(ruling.number),
    kind: inOneLine(ruling.kind),
    ecli: inOneLine(ecli),
    abstract: inOneLine(principle),
    note: inOneLine(notes.join('. ')),
  };
};

/** One name for each, of letters and digits: its ECLI, or its short title; the second of a name gets its place. */
function namesOf(references: readonly Reference[]): string[] {
  const taken = new Set<string>();
  return references.map(({ ecli, shortTitle }, place) => {
    const plain = (ecli || shortTitle).normalize('NFD').replace(/[^A-Za-z0-9]+/g, '-');
    const name = plain.replace(/^-|-$/g, '') || 'massima';
    const own = taken.has(name) ? `${name}-${place + 1}` : name;
    taken.add(own);
    return own;
  });
}

/** What is empty is left out. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** CSL-JSON 1.0.2: `legal_case`, whose `authority` is the court. */
export function toCslJson(references: readonly Reference[]): string {
  const names = namesOf(references);
  const items = references.map((one, i) =>
    filled({
      id: names[i],
      type: 'legal_case',
      title: one.title,
      'title-short': one.shortTitle,
      authority: one.court,
      number: one.number,
      genre: one.kind,
      issued: one.date === '' ? undefined : { 'date-parts': [one.date.split('-').map(Number)] },
      jurisdiction: 'it',
      language: 'it-IT',
      abstract: one.abstract,
      note: one.note,
    }),
  );
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** RIS: a tag of two letters, two blanks, a dash, a blank; lines end as in Windows, where its readers come from. */
export const toRis = (references: readonly Reference[]): string =>
  references
    .map((one) =>
      [
        ['TY', 'CASE'],
        ['TI', one.title],
        ['ST', one.shortTitle],
        ['PB', one.court],
        ['PY', one.date.slice(0, 4)],
        ['DA', one.date.replaceAll('-', '/')],
        ['M1', one.number],
        ['M3', one.kind],
        ['LA', 'it'],
        ['AB', one.abstract],
        ['N1', one.note],
      ]
        .filter(([, value]) => value !== '')
        .map(([tag, value]) => `${tag}  - ${value}\r\n`)
        .concat('ER  - \r\n')
        .join(''),
    )
    .join('\r\n');

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
/** Braces are escaped too: one that is not closed would swallow the entries that follow. */
const latex = (text: string): string =>
  text.replace(/[\\{}%&$#_~^]/g, (sign) => special[sign] ?? `\\${sign}`);

/** BibTeX with the entry that BibLaTeX has for rulings; programs that do not know it take it for `@misc`. */
export function toBibtex(references: readonly Reference[]): string {
  const names = namesOf(references);
  return references
    .map((one, i) => {
      const fields = filled({
        title: one.title,
        shorttitle: one.shortTitle,
        institution: one.court,
        date: one.date,
        year: one.date.slice(0, 4),
        number: one.number,
        type: one.kind,
        langid: 'italian',
        abstract: one.abstract,
        note: one.note,
      });
      const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${latex(String(value))}},\n`);
      return `@jurisdiction{${names[i]},\n${lines.join('')}}\n`;
    })
    .join('\n');
}

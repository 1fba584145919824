import type { CitableElement } from './exported-element.ts';

/** Ruling in the form for reference managers, without line breaks in its fields. */
export interface Reference {
  /** Such as "Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123". */
  title: string;
  /** Such as "Cass. civ., Sez. III, n. 123/2019". */
  shortTitle: string;
  court: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  number: string;
  /** Such as "sentenza"; empty if unknown. */
  kind: string;
  ecli: string;
  abstract: string;
  /** Notices for the reader, followed by the owner's note. */
  note: string;
}

const singleLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const referenceOf = (element: CitableElement): Reference => {
  const { ruling, remarks, later, note, ecli, principle } = element;
  const notes = [ecli && `ECLI: ${ecli}`, ...remarks, ...later, note].filter((part) => part !== '');
  return {
    title: singleLine(ruling.title),
    shortTitle: ruling.shortTitle,
    court: singleLine(ruling.court),
    date: ruling.date,
    number: singleLine(ruling.number),
    kind: singleLine(ruling.kind),
    ecli: singleLine(ecli),
    abstract: singleLine(principle),
    note: singleLine(notes.join('. ')),
  };
};

/**
 * Returns a unique key of letters, digits and hyphens for each reference: its ECLI, otherwise its
 * short title. A duplicate gets its position appended.
 */
function namesOf(references: readonly Reference[]): string[] {
  const taken = new Set<string>();
  return references.map(({ ecli, shortTitle }, position) => {
    const plain = (ecli || shortTitle).normalize('NFD').replace(/[^A-Za-z0-9]+/g, '-');
    const name = plain.replace(/^-|-$/g, '') || 'massima';
    const key = taken.has(name) ? `${name}-${position + 1}` : name;
    taken.add(key);
    return key;
  });
}

/** Returns the fields that are not empty. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** Returns CSL-JSON 1.0.2 entries of type `legal_case`, with the court as `authority`. */
export function toCslJson(references: readonly Reference[]): string {
  const names = namesOf(references);
  const items = references.map((reference, i) =>
    filled({
      id: names[i],
      type: 'legal_case',
      title: reference.title,
      'title-short': reference.shortTitle,
      authority: reference.court,
      number: reference.number,
      genre: reference.kind,
      issued: reference.date === '' ? undefined : { 'date-parts': [reference.date.split('-').map(Number)] },
      jurisdiction: 'it',
      language: 'it-IT',
      abstract: reference.abstract,
      note: reference.note,
    }),
  );
  return `${JSON.stringify(items, null, 2)}\n`;
}

/**
 * Returns RIS: a tag of two letters, two spaces, a hyphen and a space. Lines end in CRLF, as its
 * mostly Windows readers expect.
 */
export const toRis = (references: readonly Reference[]): string =>
  references
    .map((reference) =>
      [
        ['TY', 'CASE'],
        ['TI', reference.title],
        ['ST', reference.shortTitle],
        ['PB', reference.court],
        ['PY', reference.date.slice(0, 4)],
        ['DA', reference.date.replaceAll('-', '/')],
        ['M1', reference.number],
        ['M3', reference.kind],
        ['LA', 'it'],
        ['AB', reference.abstract],
        ['N1', reference.note],
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
/**
 * Escapes text for BibTeX, including braces, because an unclosed brace would include the following
 * entries.
 */
const latex = (text: string): string =>
  text.replace(/[\\{}%&$#_~^]/g, (character) => special[character] ?? `\\${character}`);

/**
 * Returns BibTeX with BibLaTeX's entry type for rulings. Programs without this type treat it as
 * `@misc`.
 */
export function toBibtex(references: readonly Reference[]): string {
  const names = namesOf(references);
  return references
    .map((reference, i) => {
      const fields = filled({
        title: reference.title,
        shorttitle: reference.shortTitle,
        institution: reference.court,
        date: reference.date,
        year: reference.date.slice(0, 4),
        number: reference.number,
        type: reference.kind,
        langid: 'italian',
        abstract: reference.abstract,
        note: reference.note,
      });
      const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${latex(String(value))}},\n`);
      return `@jurisdiction{${names[i]},\n${lines.join('')}}\n`;
    })
    .join('\n');
}

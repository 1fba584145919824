const ORDINALS_F = ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima', 'ottava', 'nona'];
const ORDINALS_M = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];
const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

export const ordinalFeminine = (n: number): string => ORDINALS_F[n - 1] ?? `${n}ª`;
export const ordinalMasculine = (n: number): string => ORDINALS_M[n - 1] ?? `${n}°`;

/** `1 ter` becomes `I ter`: sections are cited in Roman numerals. */
export function romanSection(section: string): string {
  const [number = '', suffix] = section.split(' ');
  const roman = ROMAN[Number(number) - 1] ?? number;
  return suffix ? `${roman} ${suffix}` : roman;
}

/** "3 marzo 2015" of "2015-03-03"; the first of a month is written 1°. */
export function longDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const d = Number(day);
  return `${d === 1 ? '1°' : d} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

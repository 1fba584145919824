/**
 * Number and year of a document that is not a ruling: example, preceding words and following words.
 */
type OtherNumber = readonly [example: string, before: string, after?: string];

const register =
  'n?\\.?\\s?r\\.?\\s?g\\.?(?:\\s?(?:n\\.?\\s?r|a\\.?\\s?c|e|n|lav|gip|g\\.i\\.p|app|trib|dib|es|v\\.?g)(?!\\p{L})\\.?){0,2}';
const branch = '(?:\\s{1,2}(?:civil[ei]|penal[ei]|pen\\.|civ\\.|generale|immobiliare|mobiliare))?';

/**
 * Applies to queries, in which a number with a year is otherwise a ruling. Documents that lawyers
 * also search for ("contratto 12345/2019") require "n.".
 */
const searchableNumbers: readonly OtherNumber[] = [
  ['iscritta al n. 1234/2020', 'iscritt[aeio]\\s{1,2}(?:al(?:la)?|sub|con)?'],
  [
    'procedimento n. 1234/2020',
    `(?:proc(?:edimento|edura|\\.)|giudizio|causa|esecuzione|fallimento|reclamo|ric(?:orso|\\.)|istanza|domanda)${branch}`,
  ],
  ['decreto ingiuntivo n. 1234/2020', '(?:decreto\\s{1,2}ingiuntivo|d\\.\\s?i\\.)'],
  [
    'delibera n. 12/2019',
    '(?:deliber(?:a|azione)|del\\.|determin(?:a|azione)|bando|avviso|ordine\\s{1,2}di\\s{1,2}servizio|verbale|cartella|accertamento|ingiunzione|nota|circolare|risoluzione|interpello|messaggio)',
  ],
  [
    'fattura n. 123/2019',
    '(?:fatt(?:ura|\\.)|polizza|contratto|conto(?:\\s{1,2}corrente)?|c/c|assegno|scrittura|pratica|sinistro|atto)',
  ],
];
const otherNumbers: readonly OtherNumber[] = [
  ['R.G. n. 12345/2019', `${register}(?!\\p{L})`, `${register}(?!\\p{L})`],
  ['ruolo generale n. 1234/2020', 'ruolo(?:\\s{1,2}generale)?', '(?:del\\s{1,2})?ruolo'],
  [
    'n. 5 del registro 2020',
    'reg(?:istro|\\.)\\s{0,2}(?:ord(?:inanze|\\.)|ric(?:orsi|\\.)|gen(?:erale|\\.)|imprese)?',
    '(?:del\\s{1,2}|nel\\s{1,2})?reg(?:istro|\\.\\s?(?:ord|ric|gen))',
  ],
  ['prot. n. 12345/2019', '(?:prot(?:ocollo|\\.)|circ\\.|ris\\.|parere\\s{1,2}inps)'],
  [
    'mappale 123/2019',
    '(?:mapp(?:ale|\\.)|particella|part\\.|p\\.lla|foglio|fg\\.|subalterno|sub\\.?|pag(?:ina|\\.)|pagg\\.|doc(?:umento|\\.)|docc\\.|all(?:egato|\\.)|tel(?:efono|\\.)|cell\\.|fax)',
  ],
  ['rep. n. 1234/2019', '(?:rep(?:ertorio|\\.)|racc(?:olta|\\.))'],
  ['€ 12.345/2019', '(?:€|eur(?:o)?|\\$)'],
  [
    'anni 2018/2019',
    '(?:anno(?:\\s{1,2}(?:scolastico|accademico|giudiziario))?|anni|a\\.\\s?[as]\\.|biennio|triennio|stagione)',
  ],
  [
    'L.R. Lombardia n. 12/2005',
    "(?:l(?:egge|\\.)\\s?r(?:egionale|eg\\.|\\.)|l\\.\\s?p\\.|regolamento\\s{1,2}regionale)(?:\\s{0,2}(?:regione\\s{1,2}|della\\s{1,2})?[\\p{L}'’-]{3,20}(?:\\s{1,2}[\\p{L}'’-]{3,20})?)?",
  ],
];
const gap = '[\\s,:]{0,3}';
const numero = '(?:nn?\\s?[.°º]?|num(?:ero|\\.))\\s{0,2}';
const wordsOf = (numbers: readonly OtherNumber[]) => numbers.map(([, pattern]) => pattern).join('|');
const before = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${wordsOf(searchableNumbers)})${gap}${numero}|(?:${wordsOf(otherNumbers)})${gap}(?:${numero})?)(?:r\\.?\\s?g\\.?\\s{0,2})?$`,
  'iu',
);
const after = new RegExp(
  `^${gap}\\(?(?:${otherNumbers.flatMap(([, , pattern]) => pattern ?? []).join('|')})`,
  'iu',
);

const longest = 60;

/** Returns whether the context shows that a number belongs to another document. */
export function isOtherNumber(text: string, start: number, end: number): boolean {
  return (
    before.test(text.slice(Math.max(0, start - longest), start)) || after.test(text.slice(end, end + longest))
  );
}

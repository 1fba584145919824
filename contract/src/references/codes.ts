/** Letters of an abbreviation, with or without dots and blanks: `c.p.c.`, `c. p. c.`, `cpc`. */
function initials(letters: string): string {
  return `${[...letters].join('\\.?\\s?')}\\b\\.?`;
}
const cod = 'cod(?:ice\\b|\\.)?\\s{0,2}';
const proc = `${cod}(?:di\\s{1,2})?proc(?:edura\\b|\\.)?\\s{0,2}`;
const civ = 'civ(?:ile\\b|\\.|\\b)';
const pen = 'pen(?:ale\\b|\\.|\\b)';
const unique = '(?:testo\\s{1,2}unico|t\\.\\s?u\\.)\\s{0,2}';

/** Codes that are cited by name alone: key, usual abbreviation, spellings. Longer spellings come first. */
export const codes: readonly { key: string; label: string; spelling: string }[] = [
  { key: 'cpc', label: 'c.p.c.', spelling: `${initials('cpc')}|${proc}${civ}` },
  { key: 'cpp', label: 'c.p.p.', spelling: `${initials('cpp')}|${proc}${pen}` },
  {
    key: 'cpa',
    label: 'c.p.a.',
    spelling: `${initials('cpa')}|${cod}(?:del\\s{1,2})?proc(?:esso\\b|\\.)\\s{0,2}amm(?:inistrativo\\b|\\.)`,
  },
  {
    key: 'ccii',
    label: 'c.c.i.i.',
    spelling: `${initials('ccii')}|${initials('cci')}|${cod}della\\s{1,2}crisi\\b`,
  },
  { key: 'cc', label: 'c.c.', spelling: `${initials('cc')}|${cod}${civ}` },
  { key: 'cp', label: 'c.p.', spelling: `${initials('cp')}(?!\\s?m\\.)|${cod}${pen}(?!\\s{1,2}mil)` },
  {
    key: 'cds',
    label: 'c.d.s.',
    spelling: `${initials('cds')}|${cod}(?:della\\s{1,2})?str(?:ada\\b|\\.)`,
  },
  { key: 'cnav', label: 'c. nav.', spelling: `(?:c\\.\\s?|${cod}(?:della\\s{1,2})?)nav(?:igazione\\b|\\.)` },
  { key: 'codcons', label: 'cod. cons.', spelling: `${cod}(?:del\\s{1,2})?cons(?:umo\\b|\\.)` },
  {
    key: 'codcontr',
    label: 'cod. contr. pubbl.',
    spelling: `${cod}(?:dei\\s{1,2})?(?:contratti(?:\\s{1,2}pubblici)?|appalti)\\b`,
  },
  { key: 'cost', label: 'Cost.', spelling: 'cost(?:ituzione\\b|\\.|\\b)' },
  { key: 'lfall', label: 'l. fall.', spelling: 'l(?:egge\\b|\\.)?\\s{0,2}fall(?:imentare\\b|\\.|\\b)' },
  {
    key: 'cedu',
    label: 'CEDU',
    spelling: `${initials('cedu')}|convenzione\\s{1,2}europea\\s{1,2}(?:dei|per\\s{1,2}la\\s{1,2}salvaguardia\\s{1,2}dei)\\s{1,2}diritti(?:\\s{1,2}dell['’]uomo)?`,
  },
  { key: 'tfue', label: 'TFUE', spelling: initials('tfue') },
  { key: 'tue', label: 'TUE', spelling: initials('tue') },
  {
    key: 'tuir',
    label: 'TUIR',
    spelling: `${initials('tuir')}|${unique}(?:delle\\s{1,2})?imposte\\s{1,2}sui\\s{1,2}redditi`,
  },
  {
    key: 'tuel',
    label: 'TUEL',
    spelling: `${initials('tuel')}|${unique}(?:degli\\s{1,2})?enti\\s{1,2}locali`,
  },
  { key: 'tub', label: 'TUB', spelling: `${initials('tub')}|${unique}bancario` },
  { key: 'tuf', label: 'TUF', spelling: `${initials('tuf')}|${unique}(?:della\\s{1,2})?finanza` },
  { key: 'tulps', label: 'TULPS', spelling: initials('tulps') },
  {
    key: 'stlav',
    label: 'st. lav.',
    spelling: 'st(?:atuto\\b|\\.)\\s{0,2}(?:dei\\s{1,2})?lav(?:oratori\\b|\\.)',
  },
];

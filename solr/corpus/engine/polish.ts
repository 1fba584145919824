const CONTRACTIONS: Readonly<Record<string, readonly [string, string]>> = {
  // preposition: its form before il / la (the others follow from them)
  di: ['del', 'dell'],
  a: ['al', 'all'],
  da: ['dal', 'dall'],
  su: ['sul', 'sull'],
  in: ['nel', 'nell'],
};

/**
 * Joins prepositions and articles that met where a name was put into a sentence ("da la società" → "dalla società"),
 * elides before the days that begin with a vowel ("il 8 maggio" → "l'8 maggio") and drops a doubled full stop.
 */
export function polish(text: string): string {
  let out = text;
  for (const [preposition, [plain, elided]] of Object.entries(CONTRACTIONS)) {
    const stem = plain.slice(0, -1);
    out = out
      .replace(new RegExp(`(?<![\\p{L}'])${preposition} il (?=\\p{L})`, 'gu'), `${plain} `)
      .replace(new RegExp(`(?<![\\p{L}'])${preposition} l'(?=\\p{L})`, 'gu'), `${elided}'`)
      .replace(new RegExp(`(?<![\\p{L}'])${preposition} (lo|la|le) (?=\\p{L})`, 'gu'), `${stem}l$1 `)
      .replace(new RegExp(`(?<![\\p{L}'])${preposition} (i|gli) (?=\\p{L}{2})`, 'gu'), `${stem}$1 `);
  }
  return out
    .replace(
      /(?<!\p{L})([Ii]l|[Dd]el|[Dd]al|[Aa]l) (?=(?:8|11) (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/gu,
      (_, word: string) => (word.toLowerCase() === 'il' ? (word === 'Il' ? "L'" : "l'") : `${word}l'`),
    )
    .replace(/(?<!\p{L})a (?=[aA](?:\p{L}{2}|\.))/gu, 'ad ')
    .replace(/\.\.(?!\.)/gu, '.');
}

const PRESENT: Readonly<Record<string, string>> = {
  accertato: 'accerta',
  accolto: 'accoglie',
  addebitato: 'addebita',
  affermato: 'afferma',
  ammesso: 'ammette',
  annullato: 'annulla',
  assolto: 'assolve',
  attribuito: 'attribuisce',
  condannato: 'condanna',
  confermato: 'conferma',
  constatato: 'constata',
  dichiarato: 'dichiara',
  disposto: 'dispone',
  escluso: 'esclude',
  inibito: 'inibisce',
  limitato: 'limita',
  mantenuto: 'mantiene',
  negato: 'nega',
  ordinato: 'ordina',
  pronunciato: 'pronuncia',
  qualificato: 'qualifica',
  ravvisato: 'ravvisa',
  respinto: 'respinge',
  restituito: 'restituisce',
  revocato: 'revoca',
  riconosciuto: 'riconosce',
  riesaminato: 'riesamina',
  rigettato: 'rigetta',
  risolto: 'dichiara risolto',
  ritenuto: 'ritiene',
  computato: 'computa',
  applicato: 'applica',
  considerato: 'considera',
  derubricato: 'derubrica',
};

/** "riconosciuto il risarcimento" as an operative part says it: "riconosce il risarcimento". */
export function inPresent(outcome: string): string {
  const [first = '', ...rest] = outcome.split(' ');
  const verb = PRESENT[first];
  if (!verb) throw new Error(`No present tense for: ${first}`);
  const tail = rest.join(' ');
  return `${verb === 'dichiara risolto' && /^la /u.test(tail) ? 'dichiara risolta' : verb} ${tail}`.replace(
    / e revocato /u,
    ' e revoca ',
  );
}

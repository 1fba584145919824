/** Patterns that decide whether a principle is the court's own. */

/** Word boundaries with accents, which `\b` does not support: "può". */
const word = (spelling: string) => `(?<![\\p{L}\\p{N}])(?:${spelling})(?![\\p{L}\\p{N}])`;
const stem = '(?:(?:ri)?affermat|enunciat|formulat|ribadit|espress|fissat|dettat|statuit|pronunciat)[oaie]';
const infinitive =
  "(?<!(?:nell|dell|dall|all|sull|coll)[’'])(?<!\\b(?:nel|del|per|senza) )(?:(?:ri)?affermar|enunciar|formular|ribadir|fissar|dettar|esprimer|statuir|pronunciar)(?:e|si)?";
const stating =
  'enuncia(?:no)?|(?:ri)?afferma(?:no)?|formula(?:no)?|ribadisc(?:e|ono)|pronuncia(?:no)?|esprim(?:e|ono)|detta(?:no)?|fissa(?:no)?';
const must =
  'va|vanno|devono?|deve|può|possono|debba(?:no)?|occorre|appare|merita(?:no)?|conviene|è (?:necessario|opportuno|utile|possibile|il caso)|si tratta|dovendosi|potendosi';
const court =
  "(?:il|questo) collegio|(?:la|questa) (?:suprema )?corte|queste sezioni unite|le sezioni unite|(?:la|questa) sezione|(?:l[’']|questa )adunanza plenaria|(?:il|questo) consiglio di stato|(?:la|questa) corte costituzionale";

const own: readonly (readonly [example: string, expression: string])[] = [
  ['va, pertanto, affermato', `${word(must)}[^.;:]{0,150}${word(`${stem}|${infinitive}`)}`],
  ['affermarsi deve', `${word(`${stem}|${infinitive}`)} (?:quindi |pertanto |dunque )?${word(must)}`],
  [
    'ritiene il collegio di dover affermare',
    `${word('ritiene|ritengono|intende|intendono|reputa|stima')}[^.;:]{0,80}${word(infinitive)}`,
  ],
  ['il collegio, a norma dell’art. 363 c.p.c., enuncia', `${word(court)}[^;:]{0,140}${word(stating)}`],
  ['si enuncia', `${word('si')} (?:[\\p{L}]{1,15},? ){0,4}${word(stating)}`],
  [
    'consegue l’affermazione',
    `${word('consegue|segue|deriva|impone|comporta|conduce|porta|giustifica|procede')}[^.;:]{0,40}${word('affermazione|enunciazione|formulazione')}`,
  ],
  [
    'si atterrà',
    word(
      'atterr(?:à|anno)|attenersi|uniform(?:erà|arsi|eranno)|conform(?:erà|arsi|eranno)|farà applicazione|faranno applicazione',
    ),
  ],
  ['farsi applicazione', word('farsi (?:quindi |dunque |pertanto )?applicazione|fatta applicazione')],
  ['artt. 363 e 384 c.p.c.', word('artt?(?:icol[oi]|\\.) ?(?:363|384)')],
];
/** Exported so that a test covers every example. */
export const ownVoices = own;
const voices = own.map(([, expression]) => new RegExp(expression, 'iu'));

/** A principle affirmed in the past is a quotation. */
const past = [
  `${word('ha|hanno|aveva|avevano|abbia|abbiano|avendo|avrebbe|è stat[oa]|sono stat[ie]|era stat[oa]|erano stat[ie]|sia stat[oa]|fu|venne|vennero|viene')} (?:[\\p{L}’']{1,20},? ){0,5}${word(`${stem}|precisat[oa]|chiarit[oa]|stabilit[oa]|ritenut[oa]|chiest[oa]|richiest[oa]|sancit[oa]|osservat[oa]|massimat[oa]|applicat[oa]|violat[oa]|disatteso|ignorat[oa]`)}`,
  word(
    'affermò|enunciò|enunciava|affermava|statuì|ribadì|affermando|enunciando|ribadendo|formulando|precisando|statuendo|affermavano|enunciavano|affermarono|enunciarono|sanciva|sancì',
  ),
  `${word('già|precedentemente|recentemente|costantemente|ripetutamente|più volte|come|quanto')} (?:da [^.;:]{1,30} )?${word(`${stem}|stabilit[oa]|chiarit[oa]|precisat[oa]`)}`,
].map((expression) => new RegExp(expression, 'iu'));

/** Other possible authors of a principle. */
const parties =
  "ricorrent[ei]|controricorrent[ei]|resistent[ei]|contribuent[ei]|appellant[ei]|appellat[oaie]|attor[ei]|convenut[oaie]|imputat[oaie]|difes[ae]|difensor[ei]|procurator[ei] general[ei]|procura generale|pubblico ministero|p\\. ?m\\.|p\\. ?g\\.|agenzia|ufficio|società|amministrazione|parte (?:civile|privata|pubblica)|tribunale|corte (?:d[’'] ?appello|di appello|territoriale|distrettuale|di giustizia|europea|edu|dei conti)|giudic[ei] (?:di|del|della|a quo|dell[’'])(?! ?rinvio)|(?:il|primo|secondo) giudice(?! (?:del|di) rinvio)|g\\.i\\.p\\.|gip|gup|ctr|ctp|cgt|commissione|t\\.?a\\.?r\\.?|dottrina|ordinanza (?:interlocutoria|di rimessione)|quesito|terza sezione|prima sezione|seconda sezione|sezione (?:rimettente|remittente)";
const otherSubject = new RegExp(`(?<![\\p{L}])(?:${parties})(?![\\p{L}])`, 'iu');
/** Verbs of requests and arguments. */
const argued = new RegExp(
  word(
    "chied(?:e|ono|endo|eva)|domand(?:a|ano|ava)|richied(?:e|ono)|sostien(?:e|ono)|sostengono|sostenendo|assum(?:e|ono)|dedu(?:ce|cono)|deducendo|invoca(?:no)?|invocando|auspica(?:no)?|sollecita(?:no)?|propon(?:e|gono)|prospetta(?:no)?|conclud(?:e|ono|endo)|lamenta(?:no)?|ad avviso (?:del|dell[’']|della|dei)|secondo (?:la|il)|a dire|se (?:debba|possa|sia|non debba)|qualora|ove|vorrebbe|dovrebbe|potrebbe|potrebbero|dovrebbero|non (?:può|possono|va|deve|devono|si è|occorre)",
  ),
  'iu',
);
/** "ad avviso del Collegio" is the court's own opinion. */
const ownOpinion = /ad avviso (?:del collegio|della corte|di questa|di questo)/giu;
const cited =
  /(?<!\p{L})(?:cass\.|cassazione,? (?:civ|pen|sez|n\.)|cons\. ?st|corte cost\.|(?:sentenza|ordinanza|pronuncia|decisione) (?:n\.|delle|della|di|del)|s\. ?u\.|ss\. ?uu\.|giurisprudenza|orientamento|precedent[ei](?! sul))/iu;
/** Wording with which a court adopts a citation. */
const adopted =
  /(?<!\p{L})(?:in (?:conformità|continuità|linea|adesione|coerenza)|conformemente|(?:dando|dare|dato) (?:seguito|continuità)|alla luce|sulla scorta|collegio|questa (?:suprema )?corte|queste sezioni|richiamat[oaie]|tenuto conto|ai sensi|a norma|(?:a )?comporre|composizione|superamento|superando)(?!\p{L})/iu;
const otherUnited = /(?<!queste )sezioni unite/iu;

/** Removes parentheses, which contain citations and asides. */
const withoutBrackets = (sentence: string) => sentence.replace(/\([^()]{0,300}\)/g, ' ');

/**
 * Returns whether a court states the following principle itself.
 *
 * @param sentence text from the start of the sentence to the word "principio"
 */
export function isOwnVoice(sentence: string): boolean {
  const plain = withoutBrackets(sentence).replace(ownOpinion, ' ').replace(/\s+/g, ' ');
  if (!voices.some((voice) => voice.test(plain))) return false;
  if (past.some((tense) => tense.test(plain)) || argued.test(plain)) return false;
  if (voices[6]?.test(plain)) return true;
  if ((otherUnited.test(plain) || cited.test(plain)) && !adopted.test(plain)) return false;
  return !otherSubject.test(plain);
}

const pairs: Readonly<Record<string, string>> = { '«': '»', '“': '”', '"': '"', '‘': '’', '„': '”' };
export const opening = /[«“"„]/;

/**
 * Returns the offset of the closing quotation mark, allowing nested quotations; undefined if it
 * does not close within `most` characters.
 */
export function closingQuote(text: string, at: number, most: number): number | undefined {
  const first = text[at] ?? '';
  if (first === '"') {
    const end = text.indexOf('"', at + 1);
    return end < 0 || end - at > most ? undefined : end;
  }
  const stack = [pairs[first] ?? ''];
  for (let i = at + 1; i < text.length && i - at <= most; i++) {
    const character = text[i] ?? '';
    if (character === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) return i;
    } else if (character === '«' || character === '“' || character === '„')
      stack.push(pairs[character] ?? '');
    // “ also closes „, and some texts close “ with "
    else if (character === '"' && stack.at(-1) === '”' && !text.slice(at, i).includes('"')) {
      stack.pop();
      if (stack.length === 0) return i;
    }
  }
  return undefined;
}

/** Returns whether a quotation that starts after `from` is open at `to`. */
export function isWithinQuotes(text: string, from: number, to: number): boolean {
  let [angled, curled, straight] = [0, 0, 0];
  for (let i = from; i < to; i++) {
    const character = text[i];
    if (character === '«') angled++;
    else if (character === '»') angled = Math.max(0, angled - 1);
    else if (character === '“') curled++;
    else if (character === '”') curled = Math.max(0, curled - 1);
    else if (character === '"') straight ^= 1;
  }
  return angled > 0 || curled > 0 || straight > 0;
}

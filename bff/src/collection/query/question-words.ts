const operators = /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])/gu;
/** Signs that the query parser reads as syntax. A star counts only at the end of a word. */
const syntax = /[+\-!(){}[\]^"~?:\\/&|<>=;%#@$§_]/g;
const star = /(?<![\p{L}\p{N}'’]{3})\*|\*(?=[\p{L}\p{N}*])/gu;
/** More distinct words than this make no better question, only a slower one. */
const maxWords = 150;

/**
 * What only says that something is asked: interrogatives and modals that the engine's stop list keeps. "Potere" and
 * "dovere" are not here: they are terms of the law as well.
 */
const asking = new Set(
  (
    'qual quali quando cosa cos può puo possono posso possiamo possa possano poteva potevano potrebbe potrebbero potrà ' +
    'deve devono devo dobbiamo debba debbano doveva dovevano dovrebbe dovrebbero dovrà dovranno vuole voglio vogliono ' +
    'bisogna succede accade'
  ).split(' '),
);

/**
 * What carries no law in whatever it is said of: verbs and adverbs of everyday speech that say little of what a text is about. Forms that
 * courts use as terms ("vietato", "tenuto", "danno", "dato") are not here.
 */
const light = new Set(
  (
    'mettere metto metti mette mettono metteva mettevano mettermi mettergli tenere tengo tieni tiene tengono teneva tenevano tenermi ' +
    'fare far fa farlo farla farli farle farne farmi fargli farsi dare dà darmi dargli darla darlo andare vado vai va vanno andava ' +
    'venire vengo viene vengono veniva stare sto sta dire dico dice dicono diceva sapere so sa sanno sapevo sapeva vorrei vorrebbe ' +
    'volere volevo voleva vietare vieta vietano vietarmi vietarlo vietarla capire capisco riuscire riesco riesce riescono sembra sembrano ' +
    'adesso ancora già mai sempre spesso magari davvero pure poi invece appena ormai sopra sotto davanti dietro accanto dentro ' +
    'indietro qualcosa qualcuno'
  ).split(' '),
);
/** After "ho", "ha" … a participle is such a verb; alone it may be a noun: "un fatto", "un dato", "il messo". */
const auxiliaries = new Set(
  'ho hai ha abbiamo avete hanno aver avere avendo abbia abbiano aveva avevano'.split(' '),
);
const lightParticiples = new Set(
  'messo messa messi messe tenuto fatto fatta fatti fatte dato detto preso'.split(' '),
);

interface Words {
  text: string;
  /** How many they are. */
  count: number;
}

/** Text as plain words for the parser. */
export function plainWords(typed: string): Words {
  const plain = typed
    .normalize('NFC')
    .toWellFormed()
    .replace(operators, ' ')
    .replace(/[\u0000-\u001f\u007f\ue000-\uf8ff]/g, ' ')
    // 131-bis, 12345/2019 and C-311/18 are split alike in the index
    .replace(syntax, ' ')
    .replace(star, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.split(' ');
  return { text: words.slice(0, maxWords).join(' '), count: Math.min(words.length, maxWords) };
}

/** A question as plain words, without those that only ask while two others that mean something remain. */
export function questionWords(typed: string): Words {
  const all = plainWords(typed);
  const left = all.text.split(' ').filter((word) => !asking.has(bare(word)));
  const text = left.join(' ');
  return countContentWords(text) < 2 ? all : { text, count: left.length };
}

/** Words that only join, and that the engine's stop list keeps for the phrases that contain them: "guida senza patente". */
const joining = new Set('non senza con anche come se ma però o e ed né'.split(' '));

export const isJoining = (word: string): boolean => joining.has(word.toLowerCase());

/** Of a question the words of which a text must contain one: those that join make no hit. */
export function optionalTerms(typed: string): string {
  const { text } = plainWords(typed);
  return text
    .split(' ')
    .filter((word) => word !== '' && !joining.has(word.toLowerCase()))
    .join(' ');
}

/**
 * Of a question the words that a text must all contain to contain "every word": those that carry law, where it has such; "non" negates its
 * neighbour, and by itself says nothing of a text. In the order of results the others count as all do: left out there they cost an answer.
 */
export function requiredTerms(typed: string): string {
  const withoutNegation = typed.split(' ').filter((word) => word.toLowerCase() !== 'non');
  const left = withoutNegation.filter((word, i) => !isLight(word, withoutNegation[i - 1]));
  if (countContentWords(left.join(' ')) > 0) return left.join(' ');
  return withoutNegation.length === 0 ? typed : withoutNegation.join(' ');
}

/** @param before the word before it, where it has one */
export const isLight = (word: string, before = ''): boolean =>
  light.has(bare(word)) || (lightParticiples.has(bare(word)) && auxiliaries.has(bare(before)));

/** Whether a word says nothing of a text that contains it: it only joins others, or asks. */
export const saysNothing = (word: string): boolean =>
  joining.has(word.toLowerCase()) || asking.has(bare(word));

/** "cos'è" asks like "cosa". */
const bare = (word: string) =>
  word
    .toLowerCase()
    .split(/['’]/u, 1)
    .join()
    .replace(/[^\p{L}]/gu, '');

/** About how many words of a question mean something: the short ones are mostly articles and prepositions. */
export function countContentWords(typed: string): number {
  return typed.match(/[\p{L}\p{N}]{4,}/gu)?.length ?? 0;
}

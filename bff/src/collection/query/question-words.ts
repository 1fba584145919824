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

/** Of a question the words of which a text must contain one: those that join make no hit. */
export function optionalTerms(typed: string): string {
  const { text } = plainWords(typed);
  return text
    .split(' ')
    .filter((word) => word !== '' && !joining.has(word.toLowerCase()))
    .join(' ');
}

/** Of a question the words that a text must all contain: "non" negates its neighbour, and by itself says nothing of a text. */
export function requiredTerms(typed: string): string {
  const left = typed
    .split(' ')
    .filter((word) => word.toLowerCase() !== 'non')
    .join(' ');
  return left === '' ? typed : left;
}

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

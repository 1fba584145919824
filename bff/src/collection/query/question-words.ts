const operators = /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])/gu;
/**
 * Characters with a meaning in Solr's query syntax. An asterisk remains at the end of a word, as a
 * wildcard.
 */
const syntax = /[+\-!(){}[\]^"~?:\\/&|<>=;%#@$§_]/g;
const star = /(?<![\p{L}\p{N}'’]{3})\*|\*(?=[\p{L}\p{N}*])/gu;
/** Maximum number of terms in a query. */
const maxWords = 150;

/**
 * Interrogatives and modal verbs that Solr's stop list keeps. "Potere" and "dovere" are also legal
 * terms and are not included.
 */
const asking = new Set(
  (
    'qual quali quando cosa cos può puo possono posso possiamo possa possano poteva potevano potrebbe potrebbero potrà ' +
    'deve devono devo dobbiamo debba debbano doveva dovevano dovrebbe dovrebbero dovrà dovranno vuole voglio vogliono ' +
    'bisogna succede accade'
  ).split(' '),
);

/**
 * Everyday verbs and adverbs without legal content. Forms that courts use as terms ("vietato",
 * "tenuto", "danno", "dato") are not included.
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
/**
 * Auxiliaries that mark a following participle as a light verb. Without one it may be a noun: "un
 * fatto", "un dato", "il messo".
 */
const auxiliaries = new Set(
  'ho hai ha abbiamo avete hanno aver avere avendo abbia abbiano aveva avevano'.split(' '),
);
const lightParticiples = new Set(
  'messo messa messi messe tenuto fatto fatta fatti fatte dato detto preso'.split(' '),
);

interface ContentWords {
  text: string;
  /** Number of words. */
  count: number;
}

/** Returns a text as plain words, without query syntax. */
export function plainWords(query: string): ContentWords {
  const plain = query
    .normalize('NFC')
    .toWellFormed()
    .replace(operators, ' ')
    .replace(/[\u0000-\u001f\u007f\ue000-\uf8ff]/g, ' ')
    // 131-bis, 12345/2019 and C-311/18 are split in the same way in the index
    .replace(syntax, ' ')
    .replace(star, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const tokens = plain.split(' ');
  return { text: tokens.slice(0, maxWords).join(' '), count: Math.min(tokens.length, maxWords) };
}

/**
 * Returns the query as plain words. Interrogatives are removed if at least two content words
 * remain.
 */
export function questionWords(query: string): ContentWords {
  const all = plainWords(query);
  const left = all.text.split(' ').filter((word) => !asking.has(bare(word)));
  const text = left.join(' ');
  return countContentWords(text) < 2 ? all : { text, count: left.length };
}

/**
 * Function words that Solr's stop list keeps because they occur in phrases: "guida senza patente".
 */
const joining = new Set('non senza con anche come se ma però o e ed né'.split(' '));

export const isJoining = (word: string): boolean => joining.has(word.toLowerCase());

/** Returns the terms of which a document must contain at least one. Function words are excluded. */
export function optionalTerms(query: string): string {
  const { text } = plainWords(query);
  return text
    .split(' ')
    .filter((word) => word !== '' && !joining.has(word.toLowerCase()))
    .join(' ');
}

/**
 * Returns the terms that a document must contain to match "every word". Light verbs, adverbs and
 * "non" are excluded if any term remains. Ranking still uses them.
 */
export function requiredTerms(query: string): string {
  const withoutNegation = query.split(' ').filter((word) => word.toLowerCase() !== 'non');
  const left = withoutNegation.filter((word, i) => !isLight(word, withoutNegation[i - 1]));
  if (countContentWords(left.join(' ')) > 0) return left.join(' ');
  return withoutNegation.length === 0 ? query : withoutNegation.join(' ');
}

/** @param before  the preceding word, if any */
export const isLight = (word: string, before = ''): boolean =>
  light.has(bare(word)) || (lightParticiples.has(bare(word)) && auxiliaries.has(bare(before)));

/** Returns whether a word is a function word or an interrogative. */
export const isStopWord = (word: string): boolean =>
  joining.has(word.toLowerCase()) || asking.has(bare(word));

/** Strips what follows an apostrophe, so that "cos'è" equals "cos". */
const bare = (word: string) =>
  word
    .toLowerCase()
    .split(/['’]/u, 1)
    .join()
    .replace(/[^\p{L}]/gu, '');

/** Approximates the number of content words. Short words are mostly articles and prepositions. */
export function countContentWords(query: string): number {
  return query.match(/[\p{L}\p{N}]{4,}/gu)?.length ?? 0;
}

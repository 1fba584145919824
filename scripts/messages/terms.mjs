// One thing has one name. What a text may not say, with the word that it says instead: docs/GLOSSARY.md in reverse. The designer shows this list.

/** Typewriter's apostrophes, and abbreviations that may end a line without what they abbreviate. */
const UNSET = {
  it: /\p{L}'|(?<!\p{L})(?:nn?|artt?|sez)\. /iu,
  en: /\p{L}'/u,
};

/** @type {Record<'it' | 'en', [words: string[], instead: string][]>} */
export const OTHER_WORDS = {
  it: [
    [['pronuncia', 'pronunce', 'provvedimento', 'provvedimenti'], 'decisione'],
    [['principi di sintesi'], 'sentenze'],
    [['query', 'interrogazione', 'interrogazioni'], 'ricerca'],
    [['togli', 'scarta', 'leva'], 'rimuovi'],
    [['annulla la selezione'], 'deseleziona'],
    [['SS.UU.', 'SS. UU.', 'S.U.', 'sezioni unite'], 'Sez. Un.'],
    [['avvia la prova', 'comincia la prova', 'attiva la prova'], 'inizia la prova'],
    [['periodo di prova scade', 'periodo di prova finisce'], 'il periodo di prova termina il …'],
    [['forma delle citazioni'], 'formato delle citazioni'],
    [['login', 'logout', 'log-in', 'log-out'], 'accesso, uscita'],
    [['email', 'mail'], 'e-mail'],
    [['utenza'], 'account'],
    [['clicca', 'cliccare'], 'the deed itself, not the press'],
  ],
  en: [
    [['query', 'queries'], 'search'],
    [['pick', 'picks', 'picked'], 'select'],
    [['verdict', 'verdicts', 'decision', 'decisions'], 'ruling'],
    [['judgement', 'judgements'], 'judgment'],
    [['maxim', 'maxims', 'headnote', 'headnotes'], 'principle'],
    [['trial'], 'free trial'],
    [['log in', 'log out', 'logged in', 'logged out', 'login', 'logout'], 'sign in, sign out'],
    [['email', 'emails', 'mail'], 'e-mail'],
    [['deselect', 'unselect'], 'clear the selection'],
    [['click here'], 'the deed itself, not the press'],
  ],
};
/**
 * An article that can't know what it precedes: "il 8 gennaio", "del 11 %". `longDay`, `shortDay` and `withArticle`
 * (contract/src/format/day-with.ts) give both together, or a noun comes between. Years begin with "mille" or "due": {year} may follow.
 */
const LOOSE_ARTICLE =
  /(?<!\p{L})(?:il|al|dal|del|nel|sul|col|i|ai|dai|dei|nei|sui)\s+(?:\{(?!(?:\w*Y|y)ear\b)|…)/iu;
/** Where such a word is the right one. */
const RIGHT = /\bfree[ -]trial\b|\btrial and appeal\b/giu;

const escaped = (/** @type {string} */ word) => word.replace(/[.]/g, '\\$&');
/** @param {string[]} words whole words, in capitals or not; "e-mail" is no "mail" */
const anyOf = (words) => new RegExp(`(?<![\\p{L}-])(?:${words.map(escaped).join('|')})(?!\\p{L})`, 'iu');

/**
 * What is not called, or not set, as the house does.
 * @param {'it' | 'en'} language
 * @param {string} text names in braces and tags are no words
 * @returns {string[]}
 */
export function termProblems(language, text) {
  const words = text.replace(/\{\w+|<\/?\w+>/g, ' ');
  const rest = words.replace(RIGHT, '…');
  return [
    ...(UNSET[language].test(words) ? ['needs ’ or a no-break space'] : []),
    ...(language === 'it' && LOOSE_ARTICLE.test(text)
      ? ['has an article before a value: give both together (format/day-with.ts)']
      : []),
    ...OTHER_WORDS[language]
      .filter(([others]) => anyOf(others).test(rest))
      .map(([, instead]) => `says another word for “${instead}”`),
  ];
}

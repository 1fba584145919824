// Terms that texts must not use, each with its replacement: docs/GLOSSARY.md in reverse. The
// storybook shows this list.

/**
 * Typewriter apostrophes, and abbreviations that may be separated from the abbreviated term at a
 * line end.
 */
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
 * Articles before a placeholder whose form depends on its value: "il 8 gennaio", "del 11 %". Use
 * `longDay`, `shortDay` and `withArticle` (contract/src/format/day-with.ts), which return both
 * together, or insert a noun. {year} may follow, because years start with "mille" or "due".
 */
const LOOSE_ARTICLE =
  /(?<!\p{L})(?:il|al|dal|del|nel|sul|col|i|ai|dai|dei|nei|sui)\s+(?:\{(?!(?:\w*Y|y)ear\b)|…)/iu;
/** Phrases in which such a word is correct. */
const RIGHT = /\bfree[ -]trial\b|\btrial and appeal\b/giu;

const escaped = (/** @type {string} */ word) => word.replace(/[.]/g, '\\$&');
/** @param {string[]} terms whole words, in capitals or not; "e-mail" is no "mail" */
const anyOf = (terms) => new RegExp(`(?<![\\p{L}-])(?:${terms.map(escaped).join('|')})(?!\\p{L})`, 'iu');

/**
 * Returns the terms and characters that differ from the house style.
 * @param {'it' | 'en'} language
 * @param {string} text names in braces and tags are no words
 * @returns {string[]}
 */
export function termProblems(language, text) {
  const plainText = text.replace(/\{\w+|<\/?\w+>/g, ' ');
  const rest = plainText.replace(RIGHT, '…');
  return [
    ...(UNSET[language].test(plainText) ? ['needs ’ or a no-break space'] : []),
    ...(language === 'it' && LOOSE_ARTICLE.test(text)
      ? ['has an article before a value: give both together (format/day-with.ts)']
      : []),
    ...OTHER_WORDS[language]
      .filter(([synonyms]) => anyOf(synonyms).test(rest))
      .map(([, instead]) => `says another word for “${instead}”`),
  ];
}

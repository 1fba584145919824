// One thing has one name. What a text may not say, with the word that it says instead: docs/GLOSSARY.md in reverse.

/** Typewriter's apostrophes, and abbreviations that may end a line without what they abbreviate. */
const UNSET = {
  it: /\p{L}'|(?<!\p{L})(?:nn?|artt?|sez)\. /iu,
  en: /\p{L}'\p{L}/u,
};

/** @type {Record<'it' | 'en', [RegExp, string][]>} */
const OTHER_WORDS = {
  it: [
    [/\bpronunc(?:ia|e)\b|\bprovvediment[oi]\b/i, 'decisione'],
    [/\bprincipi di sintesi\b/i, 'sentenze'],
    [/\bquer(?:y|ies)\b|\binterrogazion[ei]\b/i, 'ricerca'],
    [/\b(?:Togli|Scarta|Leva)\b/, 'Rimuovi'],
    [/\bAnnulla la selezione\b/i, 'Deseleziona'],
    [/\b(?:SS\.? ?UU\.|S\.U\.|Sezioni unite)/i, 'Sez. Un.'],
    [/\b(?:Avvia|Comincia|Attiva) la prova\b/i, 'Inizia la prova'],
    [/\bperiodo di prova (?:scade|finisce)\b/i, 'Il periodo di prova termina il …'],
    [/\bForma delle citazioni\b/i, 'Formato delle citazioni'],
    [/\blog-?in\b|\blog-?out\b/i, 'accesso, uscita'],
    [/(?<![\p{L}-])(?:e?mail)\b/iu, 'e-mail'],
    [/\butenza\b/i, 'account'],
    [/\bclicca\b|\bcliccare\b/i, 'the deed itself, not the press'],
  ],
  en: [
    [/\bquer(?:y|ies)\b/i, 'search'],
    [/\bpick(?:s|ed|ing)?\b/i, 'select'],
    [/\b(?:verdict|judge?ment|decision)s?\b/i, 'ruling'],
    [/\b(?:maxim|headnote)s?\b/i, 'principle'],
    [/(?<!free[ -])\btrial\b(?! and appeal)/i, 'free trial'],
    [/\blog(?:ged|ging)?[ -]?(?:in|out)\b/i, 'sign in, sign out'],
    [/(?<![\p{L}-])(?:e?mail)s?\b/iu, 'e-mail'],
    [/\bdeselect\b|\bunselect\b/i, 'Clear the selection'],
    [/\bclick here\b/i, 'the deed itself, not the press'],
  ],
};

/**
 * What is not called, or not set, as the house does.
 * @param {'it' | 'en'} language
 * @param {string} text names in braces and tags are no words
 * @returns {string[]}
 */
export function termProblems(language, text) {
  const words = text.replace(/\{\w+|<\/?\w+>/g, ' ');
  return [
    ...(UNSET[language].test(words) ? ['needs ’ or a no-break space'] : []),
    ...OTHER_WORDS[language]
      .filter(([word]) => word.test(words))
      .map(([, instead]) => `says another word for “${instead}”`),
  ];
}

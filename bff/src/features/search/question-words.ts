const operators = /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])/gu;
/** Signs that the query parser reads as syntax. A star counts only at the end of a word. */
const syntax = /[+\-!(){}[\]^"~?:\\/&|<>=;%#@$§_]/g;
const star = /(?<![\p{L}\p{N}'’]{3})\*|\*(?=[\p{L}\p{N}*])/gu;
/** More distinct words than this make no better question, only a slower one. */
const most = 150;

/** A question as plain words for the parser; `count` is how many they are. */
export function questionWords(question: string): { text: string; count: number } {
  const plain = question
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
  return { text: words.slice(0, most).join(' '), count: Math.min(words.length, most) };
}

/** About how many words of a question mean something: the short ones are mostly articles and prepositions. */
export function meaningfulWords(question: string): number {
  return question.match(/[\p{L}\p{N}]{4,}/gu)?.length ?? 0;
}

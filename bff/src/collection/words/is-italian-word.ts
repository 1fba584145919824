import { fold } from '@massima/law/fold';
import { sortedForms } from './sorted-forms.ts';

let forms: ReturnType<typeof sortedForms> | undefined;

/**
 * Whether this is a form of an Italian word, or a name or foreign word that Italian texts often contain, in capitals or not and without
 * its accents or not: a question's one is never replaced by another (docs/decisions, 75). One word, without an apostrophe.
 */
export function isItalianWord(word: string): boolean {
  forms ??= sortedForms(new URL('italian/forms.br', import.meta.url));
  const { has } = forms;
  const form = fold(word);
  return has(form) || withoutPronoun(form).some((verb) => has(verb));
}

/** Pronouns that a verb takes at its end, the longer ones first: "dirglielo", "trattandosi". */
const pronouns = /(?:(?:glie|me|te|se|ce|ve)(?:l[oaie]|ne)|gli|[mtscv]i|l[oaie]|ne)$/;

/** The infinitive or gerund that a form with pronouns may be of: "averlo" is "avere", "porsi" is "porre". */
function withoutPronoun(form: string): string[] {
  const verb = form.replace(pronouns, '');
  if (verb === form || verb.length < 3) return [];
  if (verb.endsWith('ndo')) return [verb];
  return verb.endsWith('r') ? [`${verb}e`, `${verb}re`] : [];
}

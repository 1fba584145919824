// Checks the catalogues and reports each error with its fix. formatjs parses the texts; the rules
// are ours.
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { termProblems } from './terms.mjs';

/** @typedef {import('./read-catalogue.mjs').Message} Message */
/** @typedef {import('./find-uses.mjs').Uses} Uses */
/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/** @param {string} alternatives */
const anyOf = (alternatives) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu');

/**
 * Words that exist in only one of the languages. Two of them in a text of the other language show
 * that it was not translated.
 */
const OWN_WORDS = {
  it: anyOf('il|la|gli|della|dello|degli|delle|nella|sono|stato|stata|questo|questa|occorre|può|è'),
  en: anyOf('the|this|that|with|which|has|have|been|was|were|your|you|please|cannot'),
};
/** Examples of searches are Italian in both languages, like the law. */
const SAME_IN_BOTH = /^search_example_/;
/**
 * Texts with a prescribed wording: examples of searches, names of attributes, a sentence of the
 * specification.
 */
const UNCHECKED_KEYS = /^(?:search_example_|partners_guide_four$|passwords_dont_match$)/;
/**
 * Forms of address. The Italian interface avoids them; mails, which use "Lei", are not in the
 * catalogue.
 */
const ADDRESSES = /\b(?:tu|tuo|tua|tuoi|tue|ti|puoi|devi|hai|vuoi|Suo|Sua|Suoi|Sue|Lei)\b/u;

/** @param {Element[]} elements @param {(element: Element) => void} visit */
function walk(elements, visit) {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) walk(option.value, visit);
  }
}

/** @param {Message} message @returns {{ elements: Element[], problems: string[] }} */
function read({ key, text }) {
  try {
    const elements = parse(text, { requiresOtherClause: true, captureLocation: false });
    /** @type {string[]} */
    const problems = [];
    walk(elements, (element) => {
      if (element.type === TYPE.plural && !Object.hasOwn(element.options, 'one'))
        problems.push(`${key}: a plural without "one".`);
    });
    return { elements, problems };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { elements: [], problems: [`${key}: no ICU message (${reason}): ${text}`] };
  }
}

/**
 * Checks each text, and that both languages have the same placeholders.
 * @param {{ it: Message[], en: Message[] }} catalogues
 * @returns {string[]}
 */
export function checkTexts({ it, en }) {
  /** @type {string[]} */
  const problems = [];
  for (const [language, messages] of /** @type {const} */ ([
    ['it', it],
    ['en', en],
  ])) {
    const seenKeys = new Set();
    const other = language === 'it' ? 'en' : 'it';
    for (const { key, text, part } of messages) {
      if (seenKeys.has(key)) problems.push(`${key}: twice, the second time in ${language}/${part}.`);
      seenKeys.add(key);
      if (text.trim() !== text || text === '')
        problems.push(`${key}: empty, or with blanks around it (${language}).`);
      if ((text.match(OWN_WORDS[other]) ?? []).length > 1 && !SAME_IN_BOTH.test(key))
        problems.push(`${key}: left in the other language (${language}): ${text}`);
      if (!UNCHECKED_KEYS.test(key))
        problems.push(...termProblems(language, text).map((problem) => `${key}: ${problem}: ${text}`));
    }
  }
  const english = new Map(en.map((message) => [message.key, message]));
  for (const message of it) {
    if (ADDRESSES.test(message.text)) problems.push(`${message.key}: addresses its reader: ${message.text}`);
    const parsed = read(message);
    problems.push(...parsed.problems);
    const counterpart = english.get(message.key);
    if (!counterpart) {
      problems.push(`${message.key}: not in English.`);
      continue;
    }
    english.delete(message.key);
    const its = read(counterpart);
    problems.push(...its.problems);
    const same = isStructurallySame(parsed.elements, its.elements);
    if (!same.success)
      problems.push(`${message.key}: not the same parts in both languages: ${same.error?.message}`);
  }
  return [...problems, ...[...english.keys()].map((key) => `${key}: only in English.`)];
}

/** Catalogue against code. @param {Message[]} messages @param {Uses} uses @returns {string[]} */
export function checkUses(messages, { names, asked: requestedKeys, families }) {
  const keys = new Set(messages.map(({ key }) => key));
  const isUsed = (/** @type {string} */ key) =>
    names.has(key) || [...families.values()].some((family) => family.test(key));
  return [
    ...[...keys].filter((key) => !isUsed(key)).map((key) => `${key}: nothing shows it.`),
    ...[...requestedKeys]
      .filter(([key]) => !keys.has(key))
      .map(([key, file]) => `${key}: asked for in ${file}, and not in the catalogue.`),
  ];
}

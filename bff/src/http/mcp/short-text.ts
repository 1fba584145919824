import { readProvisionOutput } from '@massima/contract/assistant-provision';
import {
  articleOutput,
  checkTextOutput,
  citingRulingsOutput,
  findInRulingOutput,
  followOutput,
  myFoldersOutput,
  readRulingOutput,
  saveToFolderOutput,
  searchRulingsOutput,
  similarRulingsOutput,
  usageOutput,
} from '@massima/contract/assistants';
import type { z } from 'zod';
import { lineOfCitation, lineOfQuotation } from './line-of-citation.ts';

type Why = z.infer<typeof searchRulingsOutput>['results'][number]['why'];
type Found = z.infer<typeof similarRulingsOutput>['similar'][number] & {
  why?: Why;
  later_fate?: readonly string[];
};
type Named = { id: string; citation: string; fictional: boolean | null; principle: string };

const demo = ({ fictional }: { fictional: boolean | null }) => (fictional ? ' [fictional, of the demo]' : '');
const head = (ruling: Omit<Named, 'principle'>) => `${ruling.citation}${demo(ruling)} (id ${ruling.id})`;
const creditOf = ({ credits = [] }: { credits?: string[] | undefined }) => credits.join('; ');
const found = (ruling: Found, i: number) =>
  [
    `${i + 1}. ${head(ruling)}`,
    ruling.address,
    ruling.subject,
    ruling.principle,
    creditOf(ruling),
    ...(ruling.later_fate ?? []).map(later),
    ruling.why && whyOf(ruling.why),
  ]
    .filter(Boolean)
    .join('\n');
const later = (line: string) => `After this ruling: ${line}`;
const whyOf = ({ words, missing, provision, citation, part }: Why) =>
  [
    provision !== null && `applies ${provision}`,
    citation !== null && `is or cites ${citation}`,
    part !== null && `near in meaning to "${part}"`,
    words.length > 0 && `has ${words.join(', ')}`,
    missing.length > 0 && `lacks ${missing.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
const named = (ruling: Named) => `- ${head(ruling)}${ruling.principle === '' ? '' : `: ${ruling.principle}`}`;
const block = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines]);
const cut = (limited: unknown) =>
  limited === undefined ? [] : ['Results are left out: a limit is reached (see "limited").'];
const perYear = (years: readonly { year: number; count: number }[]) =>
  years.map(({ year, count }) => `${year}: ${count}`).join(', ');

/** Returns a formatter that validates its input with the schema. */
const writer =
  <S extends z.ZodType>(schema: S, write: (data: z.output<S>) => readonly string[]) =>
  (data: unknown): string =>
    write(schema.parse(data)).join('\n');

/**
 * Formatters of tool results for clients and models that ignore structured data. The text is
 * shorter than the data, but sufficient to continue with. The complete data is sent alongside.
 */
export const shortTexts: Readonly<Record<string, (data: unknown) => string>> = {
  search_rulings: writer(searchRulingsOutput, (data) => [
    data.notice,
    `${data.total} results${data.more ? ', more on the next page' : ''}. ${cost(data)}`,
    ...block(
      'Citations in the question:',
      data.references.map(({ label, found: has }) => `- ${label}: ${has ? 'in' : 'not in'} the collection`),
    ),
    ...(data.did_you_mean === null ? [] : [`Did you mean: ${data.did_you_mean}`]),
    ...silence(data),
    ...data.results.map(found),
    ...cut(data.limited),
  ]),
  read_ruling: writer(readRulingOutput, (data) => [
    data.notice,
    `${head(data)}, part ${data.part} of ${data.parts}`,
    ...(data.parts === 1 ? [] : data.outline.map(({ part, begins }) => `Part ${part} begins: ${begins}`)),
    ...(data.credits ? [creditOf(data)] : []),
    '',
    data.text,
  ]),
  find_in_ruling: writer(findInRulingOutput, (data) => [
    data.notice,
    `${head(data)}: ${data.total} places`,
    ...data.matches.map(({ start, part, snippet }) => `- at ${start}, part ${part}: ${snippet}`),
    ...(data.more ? ['More on the next page.'] : []),
  ]),
  check_citations: writer(checkTextOutput, (data) => [
    `In the whole text: ${Object.entries(data.counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ')}.`,
    ...data.citations.map(lineOfCitation),
    ...block('Quotations:', data.quotations.map(lineOfQuotation)),
    ...(data.next === null ? [] : [`Not all: go on with from = ${data.next}.`]),
  ]),
  similar_rulings: writer(similarRulingsOutput, (data) => [
    data.notice,
    ...block('Other principles of the same ruling:', data.same_ruling.map(found)),
    ...block('Similar rulings:', data.similar.map(found)),
    ...cut(data.limited),
  ]),
  citing_rulings: writer(citingRulingsOutput, (data) => [
    data.notice,
    `Cited by ${data.cited_by.total} (${perYear(data.cited_by.years)}).`,
    ...data.cited_by.list.map(named),
    ...block(
      `Cites ${data.cites.total}:`,
      data.cites.list.map(({ label, ruling }) => (ruling ? named(ruling) : `- ${label}`)),
    ),
    ...block('Applies:', data.provisions.length === 0 ? [] : [data.provisions.join('; ')]),
    ...block('Says the same:', data.alike.map(named)),
    ...cut(data.limited),
  ]),
  rulings_on_article: writer(articleOutput, (data) =>
    data.article === null
      ? ['No article was recognised: write it as it is cited, "art. 2051 c.c.".']
      : [
          `${data.article}: ${data.total} rulings apply it.`,
          `By year: ${perYear(data.years)}.`,
          `By court: ${data.courts.map(({ court, count }) => `${court}: ${count}`).join(', ')}.`,
        ],
  ),
  read_provision: writer(readProvisionOutput, (data) =>
    data.article === null
      ? ['No article was recognised: write it as it is cited, "art. 2051 c.c.".']
      : [
          data.article,
          ...data.fate,
          data.text ?? `The text is not in the collection. Official: ${data.official ?? 'none known'}.`,
          `${data.total} rulings apply it. ${data.address}`,
        ],
  ),
  my_folders: writer(myFoldersOutput, (data) => [
    ...data.folders.map(({ name, results }) => `Folder "${name}": ${results} results`),
    ...data.results.map((result) =>
      [
        named(result),
        ...(result.in_collection === false ? ['(not in the collection)'] : []),
        ...result.later_fate.map(later),
        ...(result.note === '' ? [] : [`Note: ${result.note}`]),
      ].join(' '),
    ),
    ...(data.more ? ['More on the next page.'] : []),
    ...(data.folders.length === 0 ? ['There are no folders.'] : []),
  ]),
  save_to_folder: writer(saveToFolderOutput, ({ citation, folder, is_new_folder }) => [
    `Saved in ${is_new_folder ? 'the new folder' : 'the folder'} "${folder}": ${citation}`,
  ]),
  follow: writer(followOutput, ({ following }) => [
    `Followed from now on: ${following}. How often news are mailed is set in the profile.`,
  ]),
  usage: writer(usageOutput, (data) => [
    `May search: ${data.may_search}. Used: ${data.searches_used}. ${cost(data)}`,
    `This connection ${data.may_write ? 'may' : 'may not'} save and follow.`,
    ...(data.past_plan
      ? [
          `Past the plan keys and connections may spend ${data.past_plan.most} cents a month; ${data.past_plan.spent} are spent.`,
        ]
      : []),
  ]),
};

/** Labels similar results, so that they are not presented as direct matches. */
function silence({
  silent_on: silentTerms,
  near_total: near,
  results,
}: Pick<z.infer<typeof searchRulingsOutput>, 'silent_on' | 'near_total' | 'results'>): string[] {
  if (silentTerms.length === 0) return [];
  const notice = `The collection has nothing on: ${silentTerms.join(', ')}.`;
  if (results.length > 0) return [`${notice} The results below are only near to the question.`];
  return [near ? `${notice} ${near} results are only near to the question; near: true opens them.` : notice];
}

type Priced = Pick<z.infer<typeof usageOutput>, 'searches_left' | 'receipt'>;
function cost({ searches_left, receipt }: Priced): string {
  const left = searches_left === null ? 'without a limit' : `${searches_left}`;
  const { amount, currency, free } = receipt?.next_search ?? { amount: null, currency: '', free: false };
  const price = free
    ? 'the next one is included'
    : amount === null
      ? 'no further one can be asked now'
      : `the next one costs ${(amount / 100).toFixed(2)} ${currency}`;
  return `Included searches left: ${left}; ${price}.`;
}

import type { CheckedReference } from '@massima/contract/citations';
import type { BriefQuotation } from '@massima/law/brief/read-brief';
import type { Deps } from '../../../deps.ts';
import { texts } from '../../../collection/index.ts';
import { inBatches } from '../../../in-batches.ts';
import { ComparedQuotations, isVerbatim } from './compare-texts.ts';
import { type QuotationWithOriginal, compareQuotation } from './judge-quotation.ts';
import { type ReadQuotation, readQuotations } from './read-quotations.ts';

/**
 * Maximum number of rulings to compare for one brief. Rulings cited next to a quotation are
 * compared first.
 */
const maxRulings = 200;
/**
 * Maximum number of full texts to load: of rulings cited next to a quotation, and of other rulings
 * for quotations that are still not found.
 */
const maxBeside = 60;
const maxOthers = 30;
const textsAtOnce = 10;

/**
 * Checks every quotation of a brief. Queries Solr once for principles, and for full texts only if
 * the principles lack the quoted text.
 */
export async function checkQuotations(
  deps: Pick<Deps, 'engine'>,
  brief: {
    text: string;
    quotations: readonly BriefQuotation[];
    references: readonly CheckedReference[];
  },
  signal: AbortSignal,
): Promise<QuotationWithOriginal[]> {
  const { references } = brief;
  const quotations = await readQuotations(brief.text, brief.quotations);
  const long = quotations.flatMap((quotation) =>
    quotation.words ? [{ ...quotation, words: quotation.words }] : [],
  );
  const rulingsOf = ({ near }: ReadQuotation) => near.flatMap((i) => references[i]?.ruling?.ruling_id ?? []);
  const citedIds = new Set(long.flatMap(rulingsOf));
  const cited = [...new Set([...citedIds, ...references.flatMap(({ ruling }) => ruling?.ruling_id ?? [])])];
  const read = new Set<string>();
  const compared = new ComparedQuotations(long.map(({ words }) => words));

  if (long.length > 0) {
    await compared.add(await texts(deps, cited.slice(0, maxRulings), { which: 'short', signal }));
    await addLong(
      long
        .filter((quotation) => !isVerbatim(compared.in(quotation.words, rulingsOf(quotation))))
        .flatMap(rulingsOf),
      maxBeside,
    );
    if (long.some(({ words }) => !isVerbatim(compared.in(words)))) await addLong(cited, maxOthers);
  }
  return quotations.map((quotation) => compareQuotation(quotation, references, compared));

  async function addLong(rulingIds: readonly string[], most: number): Promise<void> {
    const requested = new Set(rulingIds);
    const withText = references.flatMap(({ ruling }) =>
      ruling?.document.has_full_text && requested.has(ruling.ruling_id) ? ruling.ruling_id : [],
    );
    const ids = [...new Set(withText)].filter((id) => !read.has(id)).slice(0, most);
    for (const some of inBatches(ids, textsAtOnce)) {
      for (const id of some) read.add(id);
      await compared.add(await texts(deps, some, { which: 'full', signal }));
    }
  }
}

import type { CheckedReference } from '@massima/contract/citations';
import type { BriefQuotation } from '@massima/law/brief/read-brief';
import type { Deps } from '../../../deps.ts';
import { texts } from '../../../collection/index.ts';
import { inBatches } from '../../../in-batches.ts';
import { ComparedQuotations, isVerbatim } from './compare-texts.ts';
import { type JudgedQuotation, judgeQuotation } from './judge-quotation.ts';
import { type ReadQuotation, readQuotations } from './read-quotations.ts';

/** More rulings of one brief than these are not read; those next to a quotation come first. */
const maxRulings = 200;
/** Full texts are long: those of citations next to quotations, and of others for what was not found there. */
const maxBeside = 60;
const maxOthers = 30;
const textsAtOnce = 10;

/** What is true of each quotation of a brief. Asks the engine once for principles, and for full texts only where those don't have the words. */
export async function checkQuotations(
  deps: Pick<Deps, 'engine'>,
  brief: {
    text: string;
    quotations: readonly BriefQuotation[];
    references: readonly CheckedReference[];
  },
  signal: AbortSignal,
): Promise<JudgedQuotation[]> {
  const { references } = brief;
  const quotations = await readQuotations(brief.text, brief.quotations);
  const long = quotations.flatMap((one) => (one.words ? [{ ...one, words: one.words }] : []));
  const rulingsOf = ({ near }: ReadQuotation) => near.flatMap((i) => references[i]?.ruling?.ruling_id ?? []);
  const beside = new Set(long.flatMap(rulingsOf));
  const cited = [...new Set([...beside, ...references.flatMap(({ ruling }) => ruling?.ruling_id ?? [])])];
  const read = new Set<string>();
  const compared = new ComparedQuotations(long.map(({ words }) => words));

  if (long.length > 0) {
    await compared.add(await texts(deps, cited.slice(0, maxRulings), { which: 'short', signal }));
    await addLong(
      long.filter((one) => !isVerbatim(compared.in(one.words, rulingsOf(one)))).flatMap(rulingsOf),
      maxBeside,
    );
    if (long.some(({ words }) => !isVerbatim(compared.in(words)))) await addLong(cited, maxOthers);
  }
  return quotations.map((one) => judgeQuotation(one, references, compared));

  async function addLong(rulingIds: readonly string[], most: number): Promise<void> {
    const wanted = new Set(rulingIds);
    const withText = references.flatMap(({ ruling }) =>
      ruling?.document.has_full_text && wanted.has(ruling.ruling_id) ? ruling.ruling_id : [],
    );
    const ids = [...new Set(withText)].filter((id) => !read.has(id)).slice(0, most);
    for (const some of inBatches(ids, textsAtOnce)) {
      for (const id of some) read.add(id);
      await compared.add(await texts(deps, some, { which: 'full', signal }));
    }
  }
}

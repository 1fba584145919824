import type { z } from 'zod';
import { courtTexts, type searchRulingsInput, type searchRulingsOutput } from '@massima/contract/assistants';
import { areaNames, issuerNames } from '@massima/contract/assistant-words';
import { issuerTypes, searchPageSize } from '@massima/contract/constants';
import { searchInput } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { refuseYearsToCome, runSearch } from '../search/index.ts';
import { withWhy } from './present-ruling.ts';

const courts = { all: 0, cassazione: 1, lower: 2 } as const;
const lastPage = 6;

/** The page's own search, asked and answered in words that an assistant understands. */
export async function searchForAssistant(
  deps: Deps,
  actor: Actor,
  {
    question,
    kind,
    courts: of,
    areas,
    issuers,
    years,
    sort,
    page,
    go_on,
    near,
    ...only
  }: z.infer<typeof searchRulingsInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof searchRulingsOutput>> {
  const input = searchInput.parse({
    query: question,
    size: searchPageSize,
    offset: (page - 1) * searchPageSize,
    filters: {
      selectedType: kind === 'verdicts' ? 'sentenza' : 'massima',
      selectedArea: courts[of],
      yearDoc: years,
      ...only,
      ...(issuers &&
        issuers.length > 0 && {
          issuers: issuers.flatMap((name) => issuerTypes[issuerNames.indexOf(name)] ?? []),
        }),
      ...(areas && areas.length > 0 && { areas: areas.map((name) => areaNames.indexOf(name) + 1) }),
    },
    sort,
    go_on,
    near,
  });
  refuseYearsToCome(input, deps.clock.now());
  const { data } = await runSearch(deps, actor, input, { signal });
  const { receipt } = data;
  return {
    notice: courtTexts,
    results: data.search.map((result) => withWhy(deps.config, result)),
    total: data.total,
    more: page < lastPage && data.total > page * searchPageSize,
    charged: data.charged,
    searches_left: receipt.searches_left,
    did_you_mean: data.did_you_mean,
    silent_on: data.silent_on,
    near_total: data.near_total,
    references: data.references.map(({ label, found }) => ({ label, found })),
    ...(data.limited && { limited: data.limited }),
    receipt,
  };
}

import { citationStyles } from '@massima/contract/constants';
import type { CitationStyle } from '@massima/contract/format/citation';
import { createStore } from './external-store.ts';
import { session } from './session.ts';
import { local } from './storage.ts';
import { api } from './trpc.ts';

const key = 'citation-style';
const chosen = createStore<CitationStyle | null>(
  citationStyles.find((style) => style === local.read(key)) ?? null,
);
session.onEnd(() => chosen.set(null));

const keep = (style: CitationStyle) => {
  local.write(key, style);
  chosen.set(style);
};

/** Format of copied citations. The account stores it; this copy avoids a request per citation. */
export const citationStyle = {
  get: () => chosen.get() ?? 'italian',
  use: () => chosen.use() ?? 'italian',
  keep,
  /**
   * Applies the account's format. A choice from before accounts stored it is sent to the account.
   */
  adopt(ofAccount: CitationStyle | null) {
    const here = chosen.get();
    if (ofAccount) keep(ofAccount);
    // Repeated with the next session check if it fails.
    else if (here) api.session.chooseCitationStyle.mutate({ citation_style: here }).catch(() => {});
  },
};

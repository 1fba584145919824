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

/** The form in which citations are copied. The account stores it; this copy saves every citation from waiting for it. */
export const citationStyle = {
  get: () => chosen.get() ?? 'italian',
  use: () => chosen.use() ?? 'italian',
  keep,
  /** What the account says counts; a choice made in this browser before accounts kept it goes to the account. */
  adopt(ofAccount: CitationStyle | null) {
    const here = chosen.get();
    if (ofAccount) keep(ofAccount);
    // Asked again with the next check, should it fail.
    else if (here) api.session.chooseCitationStyle.mutate({ citation_style: here }).catch(() => {});
  },
};

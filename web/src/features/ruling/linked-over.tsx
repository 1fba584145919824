import type { Article } from '@massima/contract/article';
import type { SearchResult } from '@massima/contract/search';
import type { ReactNode } from 'react';
import type { Linked } from './cut-text.ts';
import { LinkedProvision } from './linked-provision.tsx';
import { type CardProps, LinkedRuling } from './linked-ruling.tsx';

interface Props {
  linked: Linked;
  /** The result whose text names it. */
  from: SearchResult['id_new'];
  ruling: Article['ruling'];
  onClose: () => void;
  onSearch: (query: string) => void;
  renderCard: (props: CardProps) => ReactNode;
}

/** What a text names, opened over it: the ruling, or how the article is applied and where it is to be read. */
export function LinkedOver({ linked, ruling, from, renderCard, ...common }: Props) {
  return 'ruling' in linked ? (
    <LinkedRuling {...common} from={from} rulingId={linked.ruling} renderCard={renderCard} />
  ) : (
    <LinkedProvision {...common} label={linked.provision} day={ruling.document_date} />
  );
}

import type { SearchResult } from '@massima/contract/search';
import { memo, type ReactNode } from 'react';
import { RulingCard } from '../ruling/index.ts';
import { searches } from './searches.ts';

interface Props {
  result: SearchResult;
  /** The question that found it, and the address under which its answer is kept. */
  query: string;
  address: string;
  isOpen: boolean;
  isContinued?: boolean;
  onSearch: (query: string) => void;
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/** A result in the list. Drawn again only where something of its own changed: opening one leaves the other fifty alone. */
export const ResultCard = memo(function ResultCard({
  result,
  query,
  address,
  isOpen,
  isContinued = false,
  onSearch,
  renderActions,
}: Props) {
  return (
    <RulingCard
      isContinued={isContinued}
      result={result}
      query={query}
      isOpen={isOpen}
      onOpenChange={(open) => searches.setOpen(address, result.id_new, open)}
      onSearch={onSearch}
      actions={renderActions(result, query)}
    />
  );
});

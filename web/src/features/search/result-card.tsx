import type { SearchResult } from '@massima/contract/search';
import { memo, type ReactNode } from 'react';
import { RulingCard } from '../ruling/index.ts';
import { listDensity } from './list-density.ts';
import { searches } from './searches.ts';
import { WhyFound } from './why-found.tsx';

interface Props {
  result: SearchResult;
  /** The question that found it, and the address under which its answer is kept. */
  query: string;
  address: string;
  isOpen: boolean;
  isUnfolded: boolean;
  onSearch: (query: string) => void;
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/** A result in the list. Drawn again only when its own data change: opening one leaves the other fifty alone. */
export const ResultCard = memo(function ResultCard({
  result,
  query,
  address,
  isOpen,
  isUnfolded,
  onSearch,
  renderActions,
}: Props) {
  const isDense = listDensity.use() === 'dense';
  const id = result.id_new;
  return (
    <RulingCard
      result={result}
      query={query}
      isOpen={isOpen}
      onOpenChange={(open) => searches.setOpen(address, id, { open })}
      onSearch={onSearch}
      actions={renderActions(result, query)}
      dense={
        isDense
          ? { isUnfolded, onChange: (unfolded) => searches.setOpen(address, id, { unfolded }) }
          : undefined
      }
      why={<WhyFound result={result} address={address} />}
    />
  );
});

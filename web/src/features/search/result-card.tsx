import type { SearchResult } from '@massima/contract/search';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { RulingCard } from '../ruling/index.ts';
import { searches } from './searches.ts';

/** Why it is here although it contains few of the words, and the way to the order without it. */
function NearInMeaning({ address }: { address: string }) {
  const { rich } = useText();
  const link = (chunks: ReactNode[]) => <Link to={`${address}&ordine=parole`}>{chunks}</Link>;
  return <p>{rich('search_near_in_meaning', { link })}</p>;
}

interface Props {
  result: SearchResult;
  /** The question that found it, and the address under which its answer is kept. */
  query: string;
  address: string;
  isOpen: boolean;
  onSearch: (query: string) => void;
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/** A result in the list. Drawn again only when its own data change: opening one leaves the other fifty alone. */
export const ResultCard = memo(function ResultCard({
  result,
  query,
  address,
  isOpen,
  onSearch,
  renderActions,
}: Props) {
  return (
    <RulingCard
      result={result}
      query={query}
      isOpen={isOpen}
      onOpenChange={(open) => searches.setOpen(address, result.id_new, open)}
      onSearch={onSearch}
      actions={renderActions(result, query)}
    >
      {result.near_in_meaning && <NearInMeaning address={address} />}
    </RulingCard>
  );
});

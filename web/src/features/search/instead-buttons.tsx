import { Button } from '@mantine/core';
import type { Around } from '@massima/contract/around';
import { useText } from '../../lib/i18n.tsx';
import { newSearchState, type SearchState } from './search-state.ts';

interface Props {
  instead: Around['instead'];
  onShow: (question: SearchState) => void;
}

/** Buttons for alternative queries, with the number of results. */
export function InsteadButtons({ instead, onShow }: Props) {
  const { t } = useText();
  return instead.map((alternative) => (
    <Button
      key={`${alternative.type} ${alternative.query}`}
      variant="default"
      onClick={() => onShow(newSearchState(alternative.query, alternative.type))}
    >
      {t(`search_instead_${alternative.type}`, { query: alternative.query, count: alternative.count })}
    </Button>
  ));
}

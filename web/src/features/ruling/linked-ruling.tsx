import type { SearchResult } from '@massima/contract/search';
import { Fragment, type ReactNode, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { LimitedNote } from './limited-note.tsx';

export interface CardProps {
  result: SearchResult;
  query: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSearch: (query: string) => void;
}

interface Props {
  /** Result whose ruling contains the link. */
  from: string;
  rulingId: string;
  onClose: () => void;
  onSearch: (query: string) => void;
  /** Draws the card of a linked ruling. Passed in because cards also open linked rulings. */
  renderCard: (props: CardProps) => ReactNode;
}

/** Dialog with a linked ruling, over the current ruling. Uses no query. */
export function LinkedRuling({ from, rulingId, onClose, onSearch, renderCard }: Props) {
  const { t } = useText();
  const [open, setOpen] = useState<string | null>(null);
  const linked = trpc.rulings.linked.useQuery({ id_new: from, ruling_id: rulingId }, { staleTime: Infinity });
  return (
    <Dialog title={t('linked_title')} kind="sheet" wide onClose={onClose}>
      {linked.isPending && <ScreenSkeleton lines={6} />}
      {linked.isError && <LoadFailed error={linked.error} onRetry={() => void linked.refetch()} />}
      {linked.data?.results.map((result) => (
        <Fragment key={result.id_new}>
          {renderCard({
            result,
            query: '',
            isOpen: open === result.id_new,
            onOpenChange: (isOpen) => setOpen(isOpen ? result.id_new : null),
            onSearch: (query) => {
              onClose();
              onSearch(query);
            },
          })}
        </Fragment>
      ))}
      <LimitedNote limited={linked.data?.limited} />
      {linked.data?.results.length === 0 && <p>{t('linked_no_principles')}</p>}
    </Dialog>
  );
}

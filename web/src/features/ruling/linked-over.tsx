import type { Article } from '@massima/contract/article';
import type { SearchResult } from '@massima/contract/search';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Linked } from './cut-text.ts';
import { ProvisionOnDay } from './lazy-provision.tsx';
import { type CardProps, LinkedRuling } from './linked-ruling.tsx';
import { ProvisionUse } from './provision-use.tsx';

interface LinkedProvisionProps {
  /** Name of the article in the text. */
  label: string;
  /** Day of the ruling that cites the article, YYYY-MM-DD. */
  day: string;
  onClose: () => void;
  onSearch: (query: string) => void;
}

/**
 * Dialog with an article or act that a text cites. Opening it uses no query; searching for it
 * does.
 */
export function LinkedProvision({ label, day, onClose, onSearch }: LinkedProvisionProps) {
  const applying = trpc.rulings.applying.useQuery({ query: label, day }, { staleTime: Infinity });
  const use = applying.data?.provision;
  return (
    <Dialog title={label} onClose={onClose}>
      {applying.isPending && <ScreenSkeleton lines={4} />}
      {applying.isError && (
        <LoadFailed
          error={applying.error}
          over="access_over.provision"
          onRetry={() => void applying.refetch()}
        />
      )}
      {use && <ProvisionOnDay provision={use.key} day={day} />}
      {applying.data && (
        <ProvisionUse
          label={label}
          official={use?.official}
          use={use}
          onSearch={(query) => {
            onClose();
            onSearch(query);
          }}
        />
      )}
    </Dialog>
  );
}

interface Props {
  linked: Linked;
  /** Result whose text contains the link. */
  from: SearchResult['id_new'];
  ruling: Article['ruling'];
  onClose: () => void;
  onSearch: (query: string) => void;
  renderCard: (props: CardProps) => ReactNode;
}

/**
 * Dialog for a link in a text: the ruling, or the use of the article with a link to its official
 * text.
 */
export function LinkedOver({ linked, ruling, from, renderCard, ...common }: Props) {
  return 'ruling' in linked ? (
    <LinkedRuling {...common} from={from} rulingId={linked.ruling} renderCard={renderCard} />
  ) : (
    <LinkedProvision {...common} label={linked.provision} day={ruling.document_date} />
  );
}

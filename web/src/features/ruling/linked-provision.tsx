import { Dialog } from '../../components/dialog.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ProvisionOnDay } from './lazy-provision.tsx';
import { ProvisionUse } from './provision-use.tsx';

interface Props {
  /** As the text names it. */
  label: string;
  /** Of the ruling that names it, YYYY-MM-DD. */
  day: string;
  onClose: () => void;
  onSearch: (query: string) => void;
}

/** An article or act that a text names, over that text. Costs no query; searching for it does. */
export function LinkedProvision({ label, day, onClose, onSearch }: Props) {
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

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.tsx';
import { Boundary } from './boundary.tsx';
import { Notice } from './notice.tsx';

interface Props {
  children: ReactNode;
  /** Content of the part. A change mounts it again. */
  of?: unknown;
}

/** Contains errors of a card or panel and shows a message instead. */
export function PartBoundary({ children, of }: Props) {
  return (
    <Boundary of={of} instead={(retry, isAgain) => <NotOpened onRetry={retry} isAgain={isAgain} />}>
      {children}
    </Boundary>
  );
}

function NotOpened({ onRetry, isAgain }: { onRetry: () => void; isAgain: boolean }) {
  const { t } = useText();
  return (
    <Notice>
      {t('part_failed')} {/* A new button after a failed retry, so that the keyboard continues from it. */}
      <Button variant="default" size="compact-sm" autoFocus={isAgain} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

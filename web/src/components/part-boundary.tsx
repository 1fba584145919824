import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.tsx';
import { Boundary } from './boundary.tsx';
import { Notice } from './notice.tsx';

interface Props {
  children: ReactNode;
  /** What the part shows: another one is mounted afresh. */
  of?: unknown;
}

/** A card or a panel: where it can't be drawn it says so in its place, and everything else stays unchanged. */
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
      {t('part_failed')} {/* Pressed in vain it is another button: the keyboard continues from it. */}
      <Button variant="default" size="compact-sm" autoFocus={isAgain} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

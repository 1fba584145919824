import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.tsx';

/** Only button of a standalone form; its busy state is announced. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { t } = useText();
  return (
    <>
      <Button type="submit" size="md" loading={isBusy}>
        {children}
      </Button>
      {/* Mantine hides its own loader from screen readers. */}
      {isBusy && (
        <span role="status" className="visually-hidden">
          {t('loading')}
        </span>
      )}
    </>
  );
}

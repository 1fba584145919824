import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Boundary } from '../components/boundary.tsx';
import { useText } from '../lib/i18n.tsx';
import classes from './error-fallback.module.css';

function FallbackDialog() {
  const { t } = useText();
  return (
    <div className={classes.backdrop}>
      <div role="alertdialog" aria-modal="true" aria-labelledby="failed" className={classes.dialog}>
        <h1 id="failed">{t('generic_fail_message')}</h1>
        <p>{t('error_fallback_text')}</p>
        {/* A whole load, not a route change: whatever broke is gone with the page. */}
        <Button autoFocus onClick={() => location.assign('/')}>
          {t('error_fallback_back')}
        </Button>
      </div>
    </div>
  );
}

/** The last net: an error that no part kept to itself shows a dialog with the way back instead of an empty page. */
export function ErrorFallback({ children }: { children: ReactNode }) {
  return <Boundary instead={() => <FallbackDialog />}>{children}</Boundary>;
}

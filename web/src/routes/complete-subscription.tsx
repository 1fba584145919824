import { Button } from '@mantine/core';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';

/** Gate 3: verified, but without a plan, trial or licence that is valid today. */
export default function CompleteSubscription() {
  const { t } = useText();
  return (
    <PublicFrame title={t('subscribe_gate_title')}>
      <Notice>{t('subscribe_gate_text')}</Notice>
      <p>
        <Button variant="default" onClick={() => session.end(null)}>
          {t('logout')}
        </Button>
      </p>
    </PublicFrame>
  );
}

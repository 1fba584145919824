import { Button } from '@mantine/core';
import { isFinal } from '../lib/call-error.ts';
import { errorMessage } from '../lib/error-message.ts';
import { type TextKey, useText } from '../lib/i18n.tsx';
import { AccessOver, isAccessOver } from './access-over.tsx';
import { Notice } from './notice.tsx';

interface Props {
  error: unknown;
  /** Message if the server gives no reason. */
  text?: TextKey;
  /** Content that is missing if the account has no access. */
  over?: Parameters<typeof AccessOver>[0]['of'];
  onRetry: () => void;
}

/** Replaces content that failed to load, with the reason and a retry if that can help. */
export function LoadFailed({
  error,
  text = 'generic_fail_message',
  over = 'access_over.other',
  onRetry,
}: Props) {
  const texts = useText();
  if (isAccessOver(error)) return <AccessOver error={error} of={over} />;
  return (
    <Notice tone="error" urgent>
      {errorMessage(texts, error, text)}{' '}
      {!isFinal(error) && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {texts.t('retry')}
        </Button>
      )}
    </Notice>
  );
}

import { callError } from './call-error.ts';
import type { TextKey, useText } from './i18n.tsx';

/**
 * What to tell of a failed call: the server's key where it explains the refusal or who else did not answer, else the
 * screen's own sentence (`generic_fail_message` unless it has a better one). A fault of ours comes with the request's id,
 * for support.
 */
export function errorMessage(
  { t, has }: Pick<ReturnType<typeof useText>, 't' | 'has'>,
  error: unknown,
  fallback: TextKey = 'generic_fail_message',
): string {
  const { status, key, requestId } = callError(error);
  if (status === 0) return t('connection_lost');
  if (status !== 500 && has(key)) return t(key);
  return requestId ? `${t(fallback)} (${requestId})` : t(fallback);
}

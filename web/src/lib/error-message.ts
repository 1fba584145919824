import { longDay } from '@massima/contract/format/day-with';
import { callError, errorDataOf } from './call-error.ts';
import type { TextKey, useText } from './i18n.tsx';

/**
 * Returns the message for a failed call: the text of the server's key if it explains the error,
 * else the screen's text (default `generic_fail_message`). Internal errors include the request id
 * for support.
 */
export function errorMessage(
  { t, has, locale }: Pick<ReturnType<typeof useText>, 't' | 'has' | 'locale'>,
  error: unknown,
  fallback: TextKey = 'generic_fail_message',
): string {
  const { status, key, requestId } = callError(error);
  if (status === 0) return t('connection_lost');
  const waiting = errorDataOf(error, 'recovery_waiting');
  if (waiting) return t('recovery_waiting_until', { day: longDay('al', waiting.until, locale) });
  if (status !== 500 && has(key)) return t(key);
  return requestId ? `${t(fallback)} (${requestId})` : t(fallback);
}

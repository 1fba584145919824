import type { MessageKey } from '@massima/contract/message-keys';

/** Returns the documented response of a successful operation. */
export const done = <K extends MessageKey>(message: K) => ({ success: true, message }) as const;
/**
 * Returns the documented response of an unsuccessful operation that is not an HTTP error: a name
 * already in use, a wrong old password.
 */
export const notDone = <K extends MessageKey>(message: K) => ({ success: false, message }) as const;

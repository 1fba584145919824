import type { MessageKey } from '@massima/contract/message-keys';

/** The documented answer of an operation that did what it was asked to. */
export const done = <K extends MessageKey>(message: K) => ({ success: true, message }) as const;
/** The documented answer of one that did not, and is no refusal by status: a name already used, a wrong old password. */
export const notDone = <K extends MessageKey>(message: K) => ({ success: false, message }) as const;

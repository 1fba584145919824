/**
 * What the loader on a partner's page and the frame on our origin say to each other. PROTOCOL.md is the document.
 *
 * The loader opens a private MessageChannel: one `hello` with exact target origin carries the port into the frame,
 * which checks origin and source of the sender. Everything else goes through the port, so no other listener of the
 * partner's page can see, stop or forge a message, and no listener that expects something else is ever disturbed.
 */
export const hello = 'massima:1';

/** Why a signup failed, without anything about the person: whether an address is in use is no one else's business. */
export type FailReason = 'unavailable' | 'rejected';

export type FrameMessage =
  /** CSS pixels. `title` and `close` name the frame and the dialog's button in the language of the form. */
  | { type: 'ready'; height: number; title: string; close: string }
  | { type: 'resized'; height: number }
  | { type: 'started' }
  /** `limited`: the offer granted less than the page requested. */
  | { type: 'submitted'; limited: boolean }
  | { type: 'failed'; reason: FailReason }
  /** Escape was pressed inside the frame: a dialog around it closes. No event for partners. */
  | { type: 'dismissed' };

/** The port of a `hello` from exactly this window of exactly this origin; anything else is not for us. */
export function portOfHello(event: MessageEvent, source: unknown, origin: string): MessagePort | undefined {
  if (event.origin === origin && event.source === source && event.data === hello) return event.ports[0];
}

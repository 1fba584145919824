/**
 * Messages between the loader on a partner's page and the frame on our origin, specified in
 * PROTOCOL.md. The loader opens a private MessageChannel. One `hello` with an exact target origin
 * carries the port into the frame, which checks origin and source. All other messages use the port,
 * so no listener of the partner's page can read, stop or forge one.
 */
export const hello = 'massima:1';

/**
 * Reason of a failed signup, without personal data. Whether an address is registered is not
 * disclosed.
 */
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

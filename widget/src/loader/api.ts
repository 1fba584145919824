/**
 * Options of `Massima.mount`, the names of the `data-` attributes, written `price_type` or
 * `priceType`. `href` is the address of the form, required if the element has no such link.
 */
type Options = { href?: string } & Record<string, string | number>;

/** `detail` of every event; irrelevant fields are omitted. */
export type EventDetail = { height?: number; limited?: boolean; reason?: string };

type Handle = {
  frame: HTMLIFrameElement;
  /**
   * Changes tokens (accent, background, radius, font, theme, density) while the form is open, nothing typed is lost; said
   * before, it waits for the form.
   */
  configure: (tokens: Record<string, string>) => void;
};

/** `window.Massima`. Events are DOM events on the element: `massima:ready`, `:resized`, `:started`, `:submitted`, `:failed`. */
export type MassimaApi = {
  /**
   * Mounts the form into an element that supports a shadow root. Does nothing if a form is already
   * mounted.
   */
  mount: (el: HTMLElement, options?: Options) => Handle | undefined;
};

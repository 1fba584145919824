/**
 * Scripts that the app puts into the page itself: nothing is fetched for them, they come or don't as the story wants.
 * Intercepts them where they are put, so that no policy of a page and no network has a say.
 */
export function installScripts(comes: (src: string) => boolean): () => void {
  const { head } = document;
  const append = head.append.bind(head);
  head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement)
        queueMicrotask(() => node.dispatchEvent(new Event(comes(node.src) ? 'load' : 'error')));
      else append(node);
  };
  return () => {
    head.append = append;
  };
}

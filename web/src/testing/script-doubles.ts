/**
 * Intercepts scripts that the app adds to the page. They load or fail as the story defines, without
 * network or policy.
 */
export function installScripts(loads: (src: string) => boolean): () => void {
  const { head } = document;
  const append = head.append.bind(head);
  head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement)
        queueMicrotask(() => node.dispatchEvent(new Event(loads(node.src) ? 'load' : 'error')));
      else append(node);
  };
  return () => {
    head.append = append;
  };
}

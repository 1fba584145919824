import type { Widget } from '../features/partners/load-widget.ts';

/** What a partner's page would show in the form's place: the line says which options it was mounted with. */
const widget: Widget = {
  mount(element, options) {
    const line = document.createElement('p');
    line.textContent = Object.values(options).filter(Boolean).join(' · ');
    element.replaceChildren(line);
    setTimeout(() => element.dispatchEvent(new CustomEvent('massima:ready')));
    return { configure: (tokens) => (line.textContent = Object.values(tokens).filter(Boolean).join(' · ')) };
  },
};

/**
 * The loader stands at an address of the product, which Storybook does not serve: its script element is given another
 * source, one that loads or one that does not.
 */
export function installWidget(isThere: boolean): () => void {
  (window as unknown as { Massima?: Widget }).Massima = widget;
  const { head } = document;
  const append = head.append.bind(head);
  head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement && node.src.endsWith('/widget/loader.js'))
        node.src = isThere ? 'data:text/javascript,0' : 'blob:nothing';
    append(...nodes);
  };
  return () => {
    head.append = append;
  };
}

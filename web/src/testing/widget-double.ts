import type { Widget } from '../features/partners/preview.tsx';

/** Shows the options that it was mounted with instead of the form. */
const widget: Widget = {
  mount(element, options) {
    const line = document.createElement('p');
    line.textContent = Object.values(options).filter(Boolean).join(' · ');
    element.replaceChildren(line);
    setTimeout(() => element.dispatchEvent(new CustomEvent('massima:ready')));
    return { configure: (tokens) => (line.textContent = Object.values(tokens).filter(Boolean).join(' · ')) };
  },
};

/** Installs the double in place of the loader. */
export function installWidget(): () => void {
  const target = window as unknown as { Massima?: Widget };
  target.Massima = widget;
  return () => delete target.Massima;
}

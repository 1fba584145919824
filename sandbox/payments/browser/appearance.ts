import type { Appearance } from './protocol.ts';

const properties: Record<Exclude<keyof Appearance, 'scheme'>, string> = {
  canvas: '--canvas',
  color: '--color',
  background: '--background',
  placeholder: '--placeholder',
  danger: '--danger',
  accent: '--accent',
  border: '--border',
  radius: '--radius',
  fontFamily: '--font-family',
  fontSize: '--font-size',
  fontWeight: '--font-weight',
  letterSpacing: '--letter-spacing',
};

/** Puts the page's colours and type on the fields. */
export function applyLook(appearance: Appearance): void {
  const { style } = document.documentElement;
  for (const [name, property] of Object.entries(properties)) {
    const value = appearance[name as keyof typeof properties];
    if (value) style.setProperty(property, value);
    else style.removeProperty(property);
  }
  document.documentElement.dataset['scheme'] = appearance.scheme ?? 'light';
}

type Style = Record<string, unknown>;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Waits for the next frame and for the end of all CSS transitions that run then, so that the page's final colours are read. Reduced motion
 * makes transitions short, it does not remove them.
 */
export const afterTransitions = (run: () => void): void =>
  void requestAnimationFrame(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(run);
  });

/** The colour that the page shows behind an element. */
export function canvasOf(element: Element | undefined): Pick<Appearance, 'canvas'> {
  for (let at: Element | null | undefined = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'transparent' && !/, 0\)$/.test(backgroundColor))
      return { canvas: backgroundColor };
  }
  return {};
}

/**
 * Reads both ways in which the provider configures the appearance of fields: an element's `style`,
 * and `appearance` for all elements.
 */
export function lookOf(appearance: Style | undefined, style: Style | undefined): Appearance {
  const variables = (appearance?.['variables'] ?? {}) as Style;
  const base = (style?.['base'] ?? {}) as Style;
  const invalid = (style?.['invalid'] ?? {}) as Style;
  const placeholder = (base['::placeholder'] ?? {}) as Style;
  const found: Record<Exclude<keyof Appearance, 'scheme' | 'canvas'>, string | undefined> = {
    color: text(base['color']) ?? text(variables['colorText']),
    background: text(base['backgroundColor']) ?? text(variables['colorBackground']),
    placeholder: text(placeholder['color']) ?? text(variables['colorTextPlaceholder']),
    danger: text(invalid['color']) ?? text(variables['colorDanger']),
    accent: text(variables['colorPrimary']),
    border: text(variables['colorBorder']),
    radius: text(variables['borderRadius']),
    fontFamily: text(base['fontFamily']) ?? text(variables['fontFamily']),
    fontSize: text(base['fontSize']) ?? text(variables['fontSizeBase']),
    fontWeight: text(base['fontWeight']),
    letterSpacing: text(base['letterSpacing']),
  };
  const scheme = appearance?.['theme'] === 'night' ? ('dark' as const) : ('light' as const);
  return {
    ...(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Appearance),
    scheme,
  };
}

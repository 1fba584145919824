import {
  contrast,
  inkOn,
  luminance,
  parseHex,
  readable,
  toHex,
  type Rgb,
} from '@massima/contract/format/contrast';

/**
 * Theme tokens that a partner may set. Other and malformed tokens are ignored. The loader sends
 * `scheme`, the CSS `color-scheme` of the form's container.
 */
export const tokenNames = ['accent', 'background', 'radius', 'font', 'theme', 'density', 'scheme'] as const;
export type Tokens = Partial<Record<(typeof tokenNames)[number], string>>;

export type WidgetTheme = { dark: boolean; compact: boolean; variables: Record<string, string> };

/**
 * Colours of tokens.css: the surface, and the two least readable colours on it, danger for text and
 * control for borders.
 */
const palettes: Record<'light' | 'dark', readonly [surface: Rgb, danger: Rgb, control: Rgb]> = {
  light: [
    [255, 253, 249],
    [161, 35, 43],
    [133, 123, 108],
  ],
  dark: [
    [30, 27, 24],
    [255, 159, 151],
    [133, 124, 110],
  ],
};

/** Names of installed fonts. The pattern excludes URLs. */
const fontPattern = /^[\p{L}\d ,'"-]{1,100}$/u;

/**
 * Returns a theme with contrast of 4.5:1 for text and 3:1 for borders. An accent is darkened until
 * it complies; a background that does not is ignored.
 */
export function lookOf(
  { accent, background, radius, font, theme, density, scheme = '' }: Tokens,
  prefersDark: boolean,
): WidgetTheme {
  const parsed = parseHex(background);
  // If the page supports both schemes or sets none, the reader's preference applies.
  const has = (kind: string) => scheme.includes(kind);
  const pageIsDark = has('dark') === has('light') ? prefersDark : has('dark');
  const dark = parsed ? luminance(parsed) < 0.18 : theme === 'dark' || (theme === 'auto' && pageIsDark);
  const [current, danger, control] = palettes[dark ? 'dark' : 'light'];
  const surface =
    parsed && contrast(danger, parsed) >= 4.5 && contrast(control, parsed) >= 3 ? parsed : current;
  const variables: Record<string, string> = {};
  if (surface !== current) {
    for (const name of ['surface', 'sunken', 'danger-soft', 'accent-soft']) variables[name] = toHex(surface);
  }
  const colour = parseHex(accent);
  if (colour) {
    const filled = readable(colour, surface, 3);
    variables.accent = toHex(filled);
    variables['on-accent'] = toHex(inkOn(filled));
    variables.link = toHex(readable(colour, surface));
  }
  if (/^\d{1,2}$/.test(radius ?? '')) variables['ms-radius'] = `${radius}px`;
  if (font && fontPattern.test(font)) variables['ms-font'] = `${font}, system-ui, sans-serif`;
  return { dark, compact: density === 'compact', variables };
}

export function applyLook({ dark, compact, variables }: WidgetTheme, root: HTMLElement): void {
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = compact ? 'compact' : '';
  root.style.cssText = '';
  for (const name in variables) root.style.setProperty(`--${name}`, variables[name] ?? '');
}

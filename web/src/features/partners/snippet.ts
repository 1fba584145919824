import { queryName } from '@massima/contract/format/query-names';
import { allowedValue } from '../../lib/use-address.ts';

export interface Choices {
  /** `robust`: the embed code contains the frame, which does not wait for the script. */
  form: 'short' | 'robust';
  mode: 'inline' | 'dialog';
  locale: 'page' | 'it' | 'en';
  theme: 'light' | 'dark' | 'auto';
  density: 'comfortable' | 'compact';
  accent: string;
  background: string;
  radius: string;
  font: string;
  priceType: string;
  origin: string;
  trialDays: string;
  trialQueries: string;
  coupon: string;
}

export const firstChoices: Choices = {
  form: 'short',
  mode: 'inline',
  locale: 'it',
  theme: 'light',
  density: 'comfortable',
  accent: '',
  background: '',
  radius: '6',
  font: '',
  priceType: 'regular',
  origin: '',
  trialDays: '',
  trialQueries: '',
  coupon: '',
};

const allowed = {
  form: ['short', 'robust'],
  mode: ['inline', 'dialog'],
  locale: ['page', 'it', 'en'],
  theme: ['light', 'dark', 'auto'],
  density: ['comfortable', 'compact'],
} as const satisfies Partial<{ [K in keyof Choices]: readonly Choices[K][] }>;

/** The choices as the address has them: anyone can write one, so what no field could say is the default. */
export const choicesFrom = (raw: Record<keyof Choices, string>): Choices => ({
  ...raw,
  form: allowedValue(raw.form, allowed.form, firstChoices.form),
  mode: allowedValue(raw.mode, allowed.mode, firstChoices.mode),
  locale: allowedValue(raw.locale, allowed.locale, firstChoices.locale),
  theme: allowedValue(raw.theme, allowed.theme, firstChoices.theme),
  density: allowedValue(raw.density, allowed.density, firstChoices.density),
});

/** Options of the theme, which an open form applies without losing its input. */
const lookNames = ['theme', 'density', 'accent', 'background', 'radius', 'font'] as const;
/** Defaults of the loader. */
const assumed: Partial<Record<string, string>> = {
  mode: 'inline',
  locale: 'page',
  theme: 'light',
  density: 'comfortable',
  radius: '6',
};

const colour = (value: string) => value.trim().replace(/^#/, '').toLowerCase();

function cleaned({ form: _, ...choices }: Choices): Record<string, string> {
  const all: Record<string, string> = {
    ...choices,
    accent: colour(choices.accent),
    background: colour(choices.background),
    origin: choices.origin.trim().toLowerCase(),
    priceType: choices.priceType.trim() || 'regular',
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [queryName(name), value.trim()]));
}

/** Returns the complete options for `Massima.mount`, so that the preview matches the snippet. */
export function optionsOf(choices: Choices): Record<string, string> {
  const { locale = '', ...rest } = cleaned(choices);
  return locale === 'page' ? rest : { ...rest, locale };
}

export function lookOf(choices: Choices): Record<string, string> {
  const all = cleaned(choices);
  return Object.fromEntries(lookNames.map((name) => [name, all[name] ?? '']));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const room = 'min-height:max(700px,1000px - 75vw)';
/** Size of the frame until the loader sets it, so that the reserved space matches. */
const frameStyle = 'display:block;border:0;width:100%;height:700px;min-height:inherit';
/** Frame size as attributes, for pages whose policy rejects inline styles. */
const frameSize = 'width="100%" height="700" align="top" frameborder="0"';

/** Dialogs load their frame when opened, and only the loader can detect the page's language. */
export const canBeRobust = ({ mode, locale }: Pick<Choices, 'mode' | 'locale'>): boolean =>
  mode === 'inline' && locale !== 'page';

/**
 * Returns the embed code: an element with a plain link that contains the choices, and the loader.
 * Form and language are attributes, because the loader uses the page's language by default. The
 * robust form also contains the frame, which loads in parallel with the loader. Default values are
 * left out.
 */
export function snippetOf(choices: Choices, productOrigin: string, linkText: string): string {
  const options = Object.entries(cleaned(choices)).filter(
    ([name, value]) => value && value !== assumed[name],
  );
  const inAddress = options.filter(([name]) => name !== 'mode');
  const address = escaped(
    `${productOrigin}/registration_embedded?${new URLSearchParams(inAddress).toString()}`,
  );
  const text = escaped(linkText);
  const link = `<a href="${address}">${text}</a>`;
  const isFramed = choices.form === 'robust' && canBeRobust(choices);
  const attributes = options
    .filter(([name]) => name === 'locale' || name === 'mode')
    .map(([name, value]) => ` data-${name.replaceAll('_', '-')}="${escaped(value)}"`)
    .join('');
  const frame =
    `<template shadowrootmode="open"><iframe src="${address}" title="${text}" referrerpolicy="origin" ` +
    `${frameSize} style="${frameStyle}"></iframe><noscript><slot></slot></noscript></template>`;
  const style = choices.mode === 'inline' ? ` style="${room}"` : '';
  return (
    `<div data-massima${attributes}${style}>${isFramed ? frame : ''}${link}</div>` +
    `<script async src="${productOrigin}/widget/loader.js"></script>`
  );
}

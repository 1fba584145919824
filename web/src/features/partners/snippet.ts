import { queryName } from '@massima/contract/format/query-names';

export interface Choices {
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
  coupon: string;
}

export const firstChoices: Choices = {
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
  coupon: '',
};

/** Tokens of the look, which an open form takes over without losing what was typed. */
const lookNames = ['theme', 'density', 'accent', 'background', 'radius', 'font'] as const;
/** What the loader assumes when nothing is said. */
const assumed: Partial<Record<string, string>> = {
  mode: 'inline',
  locale: 'page',
  theme: 'light',
  density: 'comfortable',
  radius: '6',
};

const colour = (value: string) => value.trim().replace(/^#/, '').toLowerCase();

function cleaned(choices: Choices): Record<string, string> {
  const all: Record<string, string> = {
    ...choices,
    accent: colour(choices.accent),
    background: colour(choices.background),
    origin: choices.origin.trim().toLowerCase(),
    priceType: choices.priceType.trim() || 'regular',
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [queryName(name), value.trim()]));
}

/** Options for `Massima.mount`, whole: what the preview shows is what the line will do. */
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
/** As the loader will have it; until then the frame is as high as the place that is kept free. */
const frameStyle = 'display:block;border:0;width:100%;height:700px;min-height:inherit';

/**
 * The line for the partner's page: an element with the plain link for when scripts are off, and the loader. Where it can be
 * known beforehand, the frame stands in it too, and loads beside the loader instead of after it; its address then says
 * what was chosen. A dialog's frame is loaded when it is opened, and the page's language is known to the loader only:
 * there the choices are attributes. Only what differs from the defaults is written.
 */
export function snippetOf(choices: Choices, productOrigin: string, linkText: string): string {
  const told = Object.entries(cleaned(choices)).filter(([name, value]) => value && value !== assumed[name]);
  const inAddress = told.filter(([name]) => name !== 'mode');
  const address = escaped(
    `${productOrigin}/registration_embedded?${new URLSearchParams(inAddress).toString()}`,
  );
  const text = escaped(linkText);
  const link = `<a href="${address}">${text}</a>`;
  const isFramed = choices.mode === 'inline' && choices.locale !== 'page';
  const attributes = (isFramed ? told.filter(([name]) => name === 'locale') : told)
    .map(([name, value]) => ` data-${name.replaceAll('_', '-')}="${escaped(value)}"`)
    .join('');
  const frame =
    `<template shadowrootmode="open"><iframe src="${address}" title="${text}" referrerpolicy="origin" ` +
    `style="${frameStyle}"></iframe><noscript><slot></slot></noscript></template>`;
  const style = choices.mode === 'inline' ? ` style="${room}"` : '';
  return (
    `<div data-massima${attributes}${style}>${isFramed ? frame : ''}${link}</div>` +
    `<script async src="${productOrigin}/widget/loader.js"></script>`
  );
}

import { describe, expect, it } from 'vitest';
import { choicesFrom, firstChoices, lookOf, optionsOf, snippetOf } from './snippet.ts';

const build = (over: object) => snippetOf({ ...firstChoices, ...over }, 'https://m.example', 'Registrazione');

describe('snippetOf', () => {
  it('is a container with a link, and the script', () => {
    expect(build({ origin: 'ordine' })).toBe(
      '<div data-massima data-locale="it" style="min-height:max(700px,1000px - 75vw)">' +
        '<a href="https://m.example/registration_embedded?locale=it&amp;price_type=regular&amp;origin=ordine">Registrazione</a></div>' +
        '<script async src="https://m.example/widget/loader.js"></script>',
    );
  });

  it('contains the frame in robust form, so that it loads in parallel with the loader', () => {
    expect(build({ form: 'robust' })).toBe(
      '<div data-massima data-locale="it" style="min-height:max(700px,1000px - 75vw)">' +
        '<template shadowrootmode="open">' +
        '<iframe src="https://m.example/registration_embedded?locale=it&amp;price_type=regular" title="Registrazione" ' +
        'referrerpolicy="origin" width="100%" height="700" align="top" frameborder="0" style="display:block;border:0;width:100%;height:700px;min-height:inherit"></iframe>' +
        '<noscript><slot></slot></noscript></template>' +
        '<a href="https://m.example/registration_embedded?locale=it&amp;price_type=regular">Registrazione</a></div>' +
        '<script async src="https://m.example/widget/loader.js"></script>',
    );
  });

  it('omits the frame if only the loader detects the language', () => {
    expect(build({ form: 'robust', locale: 'page', origin: 'ordine' })).toBe(
      '<div data-massima style="min-height:max(700px,1000px - 75vw)">' +
        '<a href="https://m.example/registration_embedded?price_type=regular&amp;origin=ordine">Registrazione</a></div>' +
        '<script async src="https://m.example/widget/loader.js"></script>',
    );
  });

  it('writes the choices with the loader’s names, and a dialog without a frame', () => {
    const line = build({
      mode: 'dialog',
      origin: ' ORDINE ',
      accent: '#14365C',
      trialDays: '14',
      trialQueries: '100',
      locale: 'en',
    });
    expect(line).toContain('data-mode="dialog" data-locale="en">');
    expect(line).toContain(
      '?locale=en&amp;accent=14365c&amp;price_type=regular&amp;origin=ordine&amp;trial_days=14&amp;trial_queries=100"',
    );
    expect(line).not.toContain('min-height');
    expect(line).not.toContain('<iframe');
  });

  it('escapes every value', () => {
    const line = build({ form: 'robust', font: `x"><script>alert(1)</script>`, coupon: `'"&<` });
    expect(line.match(/<script/g)).toHaveLength(1);
    expect(line.match(/<iframe/g)).toHaveLength(1);
    expect(build({ font: '">', locale: 'page' })).toContain('?font=%22%3E&amp;price_type');
  });
});

describe('choicesFrom', () => {
  it('reads the address and drops invalid values', () => {
    expect(choicesFrom({ ...firstChoices, theme: 'neon', mode: 'dialog', accent: 'abc' })).toEqual({
      ...firstChoices,
      mode: 'dialog',
      accent: 'abc',
    });
  });
});

describe('the preview', () => {
  it('receives the same choices, and only the theme while it is open', () => {
    const choices = { ...firstChoices, accent: '#ABC', priceType: '', locale: 'en' as const };
    expect(optionsOf(choices)).toMatchObject({ accent: 'abc', price_type: 'regular', locale: 'en' });
    expect(optionsOf({ ...firstChoices, locale: 'page' })).not.toHaveProperty('locale');
    expect(Object.keys(lookOf(choices))).toEqual([
      'theme',
      'density',
      'accent',
      'background',
      'radius',
      'font',
    ]);
  });
});

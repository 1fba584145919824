import { en } from '@massima/contract/messages/en';
import { it as italian } from '@massima/contract/messages/it';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

/** Returns a message without its literal text: placeholders, plural branches, tags. */
function shape(parts: MessageFormatElement[]): unknown[] {
  return parts.map((part) => {
    if (part.type === TYPE.literal) return 'text';
    if (part.type === TYPE.tag) return [part.value, shape(part.children)];
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [part.value, Object.entries(part.options).map(([name, option]) => [name, shape(option.value)])];
    return part.type === TYPE.pound ? '#' : part.value;
  });
}

describe('pseudoText', () => {
  it('makes words longer and accents them', () => {
    expect(pseudoText('Annulla')).toBe('Ááññùùlláá');
  });

  it('leaves placeholders, plurals and tags unchanged', () => {
    expect(pseudoText('{n, plural, one {# massima} other {# massime}}')).toBe(
      '{n, plural, one {# mááššïïmáá} other {# mááššïïmêê}}',
    );
    expect(pseudoText('Forse <link>{words}</link>.')).toBe('Fööršêê <link>{words}</link>.');
  });

  it('keeps quoted braces and apostrophes', () => {
    expect(pseudoText("Vai all'abbonamento")).toContain("'");
    expect(parse(pseudoText("'{'n'}' {n}")).some((part) => part.type === TYPE.argument)).toBe(true);
  });

  it.each(Object.entries({ italian, en }))('keeps the structure of every message, %s', (_, catalogue) => {
    for (const text of Object.values(catalogue))
      expect(shape(parse(pseudoText(text)))).toEqual(shape(parse(text)));
  });

  it('is about 40 % longer across all Italian texts', () => {
    const length = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);
    const plainTexts = Object.values(italian).filter((text) => !/[{<]/.test(text));
    expect(length(plainTexts.map(pseudoText)) / length(plainTexts)).toBeCloseTo(1.4, 1);
  });
});

import { expectTypeOf, test } from 'vitest';
import type { ValuesIn, ValuesOf } from './text-values.ts';

test('what a text is filled with is read out of it', () => {
  expectTypeOf<ValuesIn<'Salva'>>().toEqualTypeOf<unknown>();
  expectTypeOf<ValuesIn<'Fino al {date}, di {name}.'>>().toExtend<{
    date: string | number;
    name: string | number;
  }>();
  expectTypeOf<
    keyof ValuesIn<'{n, plural, one {una massima di {court}} other {# massime}} il {date}'>
  >().toEqualTypeOf<'n' | 'court' | 'date'>();
  expectTypeOf<ValuesIn<'{max, number} caratteri'>>().toExtend<{ max: number }>();
  expectTypeOf<keyof ValuesIn<'{o, select, ASC {dal {from}} other {al {to, number}}}'>>().toEqualTypeOf<
    'o' | 'from' | 'to'
  >();
  expectTypeOf<ValuesOf<'save'>>().toEqualTypeOf<[]>();
  // @ts-expect-error: without its value.
  ((): ValuesOf<'history_repeat'> => [])();
  // @ts-expect-error: misspelt.
  ((): ValuesOf<'history_repeat'> => [{ qery: 'danno' }])();
});

import { expectTypeOf, test } from 'vitest';
import type { TaggedKey, TaggedValuesOf, TagsIn, ValuesIn, ValuesOf } from './text-values.ts';

test('infers the values of a text', () => {
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

test('infers the tags of a text', () => {
  type Tag = (inside: string) => string;
  expectTypeOf<TagsIn<'Salva', Tag>>().toEqualTypeOf<unknown>();
  expectTypeOf<keyof TagsIn<'<b>{n}</b> di <link>{all}</link>.', Tag>>().toEqualTypeOf<'b' | 'link'>();

  type Corrected = TaggedValuesOf<'search_corrected', Tag>;
  expectTypeOf<keyof Corrected>().toEqualTypeOf<'words' | 'before' | 'link'>();
  const link: Tag = (inside) => inside;
  ((): Corrected => ({ words: 'dano', before: 'danno', link }))();
  // @ts-expect-error: without its tag.
  ((): Corrected => ({ words: 'dano', before: 'danno' }))();
  // @ts-expect-error: without a value.
  ((): Corrected => ({ words: 'dano', link }))();
  // @ts-expect-error: misspelt.
  ((): Corrected => ({ words: 'dano', before: 'danno', lnik: link }))();
  // @ts-expect-error: a tag is not a value.
  ((): Corrected => ({ words: 'dano', before: 'danno', link: 'qui' }))();

  // A text with tags cannot be requested as a plain text, and vice versa.
  expectTypeOf<ValuesOf<'search_corrected'>>().toEqualTypeOf<never>();
  expectTypeOf<'save'>().not.toExtend<TaggedKey>();
});

import type { it, TextKey } from './it.ts';

/** Type of an argument: a number if its text is a plural or formats a number. */
type Value<Kind extends string> = Kind extends `${'plural' | 'number' | 'selectordinal'}${string}`
  ? number
  : string | number;

/**
 * The three places in an ICU message: in its text, behind the brace that opens an argument, and between the branches of a
 * plural or a choice. From each, the next brace leads to another.
 */
type InText<Text extends string, Found> = Text extends `${infer Upto}{${infer Rest}`
  ? Upto extends `${string}}${infer Left}`
    ? BetweenBranches<`${Left}{${Rest}`, Found>
    : AtArgument<Rest, Found>
  : Text extends `${string}}${infer Rest}`
    ? BetweenBranches<Rest, Found>
    : Found;
type AtArgument<Text extends string, Found> = Text extends `${infer Argument}}${infer Rest}`
  ? Argument extends `${infer Name}, ${infer Kind}`
    ? Kind extends `${string}{${string}`
      ? BetweenBranches<`${Kind}}${Rest}`, Found & Record<Name, Value<Kind>>>
      : InText<Rest, Found & Record<Name, Value<Kind>>>
    : InText<Rest, Found & Record<Argument, string | number>>
  : Found;
type BetweenBranches<Text extends string, Found> = Text extends `${infer Upto}{${infer Rest}`
  ? Upto extends `${string}}${infer Left}`
    ? InText<`${Left}{${Rest}`, Found>
    : InText<Rest, Found>
  : Text extends `${string}}${infer Rest}`
    ? InText<Rest, Found>
    : Found;

/** Values that an ICU message requires; `{}` if it has no placeholder. */
export type ValuesIn<Text extends string> = InText<Text, unknown>;

type Tagged = `${string}<${string}>${string}`;
/** Replacements for the tags of a message: `{ link: Tag }` for `Back to <link>{name}</link>`. */
export type TagsIn<Text extends string, Tag> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `/${string}` ? unknown : Record<Name, Tag>) & TagsIn<Rest, Tag>
  : unknown;

/**
 * Values of a text in the catalogue, passed together with its key. Excludes texts with tags, which
 * cannot become a plain string.
 */
export type ValuesOf<Key extends TextKey> = {
  [K in Key]: (typeof it)[K] extends Tagged
    ? never
    : unknown extends ValuesIn<(typeof it)[K]>
      ? []
      : [values: ValuesIn<(typeof it)[K]>];
}[Key];

/** The texts that contain tags. */
export type TaggedKey = { [K in TextKey]: (typeof it)[K] extends Tagged ? K : never }[TextKey];
/** Values of a text with tags, and the replacement for each tag. */
export type TaggedValuesOf<Key extends TaggedKey, Tag> = ValuesIn<(typeof it)[Key]> &
  TagsIn<(typeof it)[Key], Tag>;

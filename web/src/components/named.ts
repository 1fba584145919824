/**
 * Attributes that make the name of an icon button in a row visible. Wide rows show a short word
 * next to the icon; narrow rows show the name on hover or focus (`named.module.css`). The delayed
 * browser tooltip is removed. The word is part of the button's name, so that speech input works.
 */
export const named = (word: string) => ({ 'data-word': word, title: undefined });

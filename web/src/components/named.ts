/**
 * What an icon button of a row takes so that its name is seen: a short word next to the icon where there is room, and elsewhere the whole
 * name as soon as the pointer or the focus is on it (`named.module.css`, of the row). The browser's own tooltip, which waits, goes.
 * The word is part of the button's name, so that speech input works with the words on screen.
 */
export const named = (word: string) => ({ 'data-word': word, title: undefined });

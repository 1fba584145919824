import type { MouseEvent } from 'react';

/** A plain press. With a modifier, or another button, the browser opens the address in a tab or a window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

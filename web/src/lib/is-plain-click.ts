import type { MouseEvent } from 'react';

/**
 * Returns true for a click without modifier on the main button. Other clicks open a tab or window.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

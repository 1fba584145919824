/**
 * Runs a check with the story's frame `width` pixels wide. The frame alone is resized: a viewport is the browser's, and to change it takes a
 * way to the runner and back, a tenth of what all stories take.
 */
export async function inWidth(width: number, check: () => Promise<void>) {
  const frame = window.frameElement;
  if (!(frame instanceof window.parent.HTMLElement))
    throw new Error('The story is in no frame that could be resized');
  frame.style.width = `${width}px`;
  try {
    await check();
  } finally {
    frame.style.width = '';
  }
}

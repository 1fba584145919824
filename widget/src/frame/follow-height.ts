/** Narrower than this the frame isn't really shown, and a height measured there would be absurd. CSS pixels. */
const leastWidth = 40;

/**
 * Calls back with the height that the content needs, and returns a function that reports it on demand. The height only grows while the width
 * stays the same: what follows the form is shorter, and a frame that shrank would move the page around it and reveal what happened inside.
 */
export function followHeight(content: HTMLElement, onHeight: (height: number) => void): () => number {
  let width = 0;
  let height = 0;
  const measure = () => {
    if (innerWidth < leastWidth) return height;
    const needed = Math.ceil(content.getBoundingClientRect().height);
    const before = height;
    height = innerWidth === width ? Math.max(height, needed) : needed;
    width = innerWidth;
    if (height !== before) onHeight(height);
    return height;
  };
  new ResizeObserver(measure).observe(content);
  addEventListener('resize', measure);
  // A hidden tab draws nothing, so its observers are silent: it is measured again when it is shown.
  document.addEventListener('visibilitychange', measure);
  return measure;
}

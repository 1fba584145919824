/** In every document: says when the first field that can be typed into has been painted, in milliseconds since 1970. */
(() => {
  const look = () => {
    for (const field of document.querySelectorAll('input')) {
      const { width, height } = field.getBoundingClientRect();
      const isField = ['text', 'email'].includes(field.type) && field.tabIndex >= 0;
      if (!isField || width < 40 || height < 10) continue;
      requestAnimationFrame(() => {
        // When the next frame has begun, the one that holds the field is on the screen.
        requestAnimationFrame((now) => console.debug('massimaBenchSeen', performance.timeOrigin + now));
      });
      return;
    }
    requestAnimationFrame(look);
  };
  look();
})();

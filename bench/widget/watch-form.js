/**
 * In every document: says when the first field that can be typed into was painted, in milliseconds since 1970. Animation
 * frames are called just before a painting, so the one that first finds the field precedes the painting that shows it;
 * of a document's first painting the browser itself tells the time.
 */
(() => {
  const report = (time) => console.debug('massimaBenchSeen', performance.timeOrigin + time);
  const look = (now) => {
    for (const field of document.querySelectorAll('input')) {
      const { width, height } = field.getBoundingClientRect();
      const isField = ['text', 'email'].includes(field.type) && field.tabIndex >= 0;
      if (!isField || width < 40 || height < 10) continue;
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') report(Math.max(startTime, now));
        }
      }).observe({ type: 'paint', buffered: true });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();

const known = /^(Type|Range|Reference|Syntax)Error$/;

/**
 * Tells our server once that the form has broken: the kind of the error, without its message and without what was typed. A place that is
 * not in this page belongs to an extension of the browser. This page is not a file of the app's, so no place in it is reported either.
 */
export function tellCrash(): void {
  let isTold = false;
  const tell = (error: unknown) => {
    if (isTold || !(error instanceof Error) || !error.stack?.includes(location.origin + location.pathname))
      return;
    isTold = true;
    fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: known.test(error.name) ? error.name : 'Error',
        screen: 'widget',
        build: 'widget',
        requestId: null,
        frames: [],
      }),
      keepalive: true,
    }).catch(() => {});
  };
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

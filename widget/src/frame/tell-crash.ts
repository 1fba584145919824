const known = /^(Type|Range|Reference|Syntax)Error$/;

/**
 * Tells our server once that the form has broken: the kind of the error, and neither what it says nor what was typed. What has no place
 * in this page is an extension's of the browser. The page is no file of the app's, so no place in one can be told.
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

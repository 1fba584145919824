const builtInNames = /^(Type|Range|Reference|Syntax)Error$/;

/**
 * Reports an error of the form to the server once, by its kind only, without message or input.
 * Errors outside this page belong to browser extensions and are ignored. This page is no file of
 * the app, so no position is sent.
 */
export function reportCrash(): void {
  let isReported = false;
  const report = (error: unknown) => {
    if (
      isReported ||
      !(error instanceof Error) ||
      !error.stack?.includes(location.origin + location.pathname)
    )
      return;
    isReported = true;
    fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: builtInNames.test(error.name) ? error.name : 'Error',
        screen: 'widget',
        build: 'widget',
        requestId: null,
        frames: [],
      }),
      keepalive: true,
    }).catch(() => {});
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

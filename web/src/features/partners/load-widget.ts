interface Widget {
  /** Before the frame has loaded, `configure` has nobody to tell. */
  mount: (
    element: HTMLElement,
    options: Record<string, string>,
  ) => { configure: (tokens: Record<string, string>) => void } | undefined;
}

let loading: Promise<Widget> | undefined;

/** The very script that partners load, once. */
export function loadWidget(): Promise<Widget> {
  loading ??= new Promise<Widget>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/widget/loader.js';
    script.onload = () => resolve((window as unknown as { Massima: Widget }).Massima);
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The loader is not there.'));
    };
    document.head.append(script);
  });
  return loading;
}

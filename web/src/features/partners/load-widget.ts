import { addScript } from '../../lib/add-script.ts';
import { queryClient } from '../../lib/query-client.ts';

export interface Widget {
  mount: (
    element: HTMLElement,
    options: Record<string, string>,
  ) => { configure: (tokens: Record<string, string>) => void } | undefined;
}

async function load(): Promise<Widget> {
  await addScript('/widget/loader.js');
  return (window as unknown as { Massima: Widget }).Massima;
}

/** The very script that partners load, once. */
export const loadWidget = (): Promise<Widget> =>
  queryClient.fetchQuery({
    queryKey: ['widget-loader'],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

import { QueryClient } from '@tanstack/react-query';
import { callError } from './call-error.ts';
import { pageHideCount } from './page-hide-count.ts';
import { session } from './session.ts';

const transient = new Set([502, 504]);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Fails immediately when the connection is lost, instead of waiting forever.
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Retries gateway errors, and calls that the browser aborted when the page was left. Other
      // errors are final.
      retry: (failures, error) => {
        const { status } = callError(error);
        return failures < 1 && (transient.has(status) || (status === 0 && pageHideCount() > 0));
      },
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

session.onEnd(() => queryClient.clear());

import { QueryClient } from '@tanstack/react-query';
import { callError } from './call-error.ts';
import { session } from './session.ts';

const transient = new Set([502, 504]);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Told at once that the connection is lost, instead of a wait without an end.
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // A refusal stays a refusal: only a gateway's hiccup is worth a second try.
      retry: (failures, error) => failures < 1 && transient.has(callError(error).status),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

session.onEnd(() => queryClient.clear());

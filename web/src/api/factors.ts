import { getQueryKey } from '@trpc/react-query';
import { api, trpc } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

const stale = () => [getQueryKey(trpc.factors.list)];

export const beginApp = mutation(api.factors.beginApp.mutate);
export const confirmApp = mutation(api.factors.confirmApp.mutate, { stale });
export const removeApp = mutation(api.factors.removeApp.mutate, { stale });
export const beginPasskey = mutation(api.factors.beginPasskey.mutate);
export const addPasskey = mutation(api.factors.addPasskey.mutate, { stale });
export const removePasskey = mutation(api.factors.removePasskey.mutate, { stale });
export const renewRecoveryCodes = mutation(api.factors.renewRecoveryCodes.mutate, { stale });
export const allowPasskeyAlone = mutation(api.factors.allowPasskeyAlone.mutate, { stale });
export const forgetDevices = mutation(api.factors.forgetDevices.mutate, { stale });
export const stopFactorReset = mutation(api.factors.stopReset.mutate, {
  stale: ({ id }) => [getQueryKey(trpc.accounts.overview, { id })],
});
export const resetFactors = mutation(api.factors.reset.mutate, {
  failed: null,
  stale: ({ id }) => [getQueryKey(trpc.accounts.overview, { id }), getQueryKey(trpc.accounts.audit)],
});

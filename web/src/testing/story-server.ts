import type { Account } from '@massima/contract/account';
import { configure } from 'storybook/test';
import { searches } from '../features/search/searches.ts';
import { pendingProof } from '../lib/proof-link.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { closed, outage } from '../lib/trpc.ts';
import { defaultAnswers } from './answers/default-answers.ts';
import type { Responses } from './answers/types.ts';
import { installCardScript, isBroken } from './card-script-double.ts';
import { sampleAccount } from './samples/accounts.ts';
import { installScripts } from './script-doubles.ts';
import { ServerDouble } from './server-double.ts';
import { installWidget } from './widget-double.ts';

// Chunks load during a story, possibly on a busy machine. The timeout only ends a story that hangs.
configure({ asyncUtilTimeout: 20_000 });

/** Session account (null if signed out) and overridden responses of a story. */
export interface ServerParameters {
  account?: Account | null;
  api?: Responses | (() => Responses);
  /** True if the partners' loader script is available. */
  widget?: boolean;
}

let double = new ServerDouble({});

/** Returns the server double of the running story. */
export const server = () => double;

/** Signs in the story's account and serves its responses. Returns a function that undoes both. */
export function serveStory({ parameters }: { parameters: ServerParameters }): () => void {
  const { account = sampleAccount(), api: overrides = {}, widget = true } = parameters;
  const responses = typeof overrides === 'function' ? overrides() : overrides;
  double = new ServerDouble({ ...defaultAnswers(account ?? sampleAccount()), ...responses });
  searches.clear();
  queryClient.clear();
  outage.set(false);
  closed.set(false);
  pendingProof.set(null);
  // The previous story may have signed in another user.
  if (account) session.begin('tok', account);
  else session.end(null);
  window.print = () => void window.dispatchEvent(new Event('afterprint'));
  const isServed = (src: string) => !isBroken(src) && (widget || !src.endsWith('/widget/loader.js'));
  const ends = [double.install(), installCardScript(), installWidget(), installScripts(isServed)];
  return () => ends.forEach((end) => end());
}

/** Fails a story if the double received or returned anything outside the contract. */
export function refuseDrift(): void {
  if (double.drifts.length > 0) throw new Error(double.drifts.join('\n'));
}

/** Stories that share session and server with their docs page get a separate page. */
export const ownPage = { docs: { story: { inline: false, height: '640px' } } };

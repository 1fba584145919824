import { afterEach, expect, it } from 'vitest';
import { serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { citationStyle } from './citation-style.ts';
import { session } from './session.ts';

afterEach(() => session.end(null));

it('copies this browser’s choice to an account without one, and otherwise uses the account’s', async () => {
  const requests: unknown[] = [];
  serve({ 'session.chooseCitationStyle': (input) => (requests.push(input), input) });
  session.begin('tok', sampleAccount());
  citationStyle.adopt(null);
  expect(requests).toEqual([]);
  citationStyle.keep('short');
  citationStyle.adopt(null);
  await expect.poll(() => requests).toEqual([{ citation_style: 'short' }]);
  citationStyle.adopt('ecli');
  expect(citationStyle.get()).toBe('ecli');
  expect(requests).toHaveLength(1);
});

it('leaves nothing for the next user', () => {
  session.begin('tok', sampleAccount());
  citationStyle.keep('ecli');
  session.end(null);
  expect(citationStyle.get()).toBe('italian');
  expect(localStorage.getItem('massima.citation-style')).toBeNull();
});

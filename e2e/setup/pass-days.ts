import { type APIRequestContext, expect } from '@playwright/test';
import { baseUrl } from './addresses.ts';

/**
 * Moves the clock of the application and of the card provider. Only for journeys of a project that
 * runs serially.
 */
export async function passDays(request: APIRequestContext, days: number): Promise<void> {
  const response = await request.post(`${baseUrl}/dev/clock`, { data: { advanceSeconds: days * 86_400 } });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ payments: true });
}

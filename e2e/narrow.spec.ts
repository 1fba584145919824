import { test } from './setup/test.ts';
import { wholeJourney } from './setup/whole-journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('the whole journey passes at 320 px', async ({ page }) => {
  test.slow();
  await wholeJourney(page);
});

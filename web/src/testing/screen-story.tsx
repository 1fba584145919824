import type { InitialEntry } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { OutageWatch } from '../app/outage-watch.tsx';
import { AppRoutes } from '../app/router.tsx';
import { ownPage, type ServerParameters } from './story-server.ts';

/** A screen as a lawyer meets it: the whole app at an address, with its gates, its frame and its watch over outages. */
export const screenStory = {
  render: () => (
    <>
      <OutageWatch />
      <AppRoutes />
    </>
  ),
  parameters: {
    layout: 'fullscreen',
    ...ownPage,
    // A whole page must follow the rules about whole pages too.
    a11y: { config: { rules: [] } },
  },
};

/** At an address, signed in as a given user, with a server that answers so. */
export const at = (address: InitialEntry, server: ServerParameters = {}) => ({
  parameters: { router: { at: address }, ...server },
});

export const phone = { viewport: { value: 'w390' } };

/** Done when a text can be found: the story is viewed when its data have come. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: { canvas: { findAllByText: (text: string | RegExp) => Promise<HTMLElement[]> } }) => {
    await canvas.findAllByText(text);
  };

/** A browser takes the focus from a button that is disabled, but not before it draws again. */
export async function keepsFocus(button: HTMLElement) {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await expect(button).toHaveFocus();
}

/** Finds a toast, which is outside the screen's element. */
export const findNotice = (text: string | RegExp) => screen.findByText(text);

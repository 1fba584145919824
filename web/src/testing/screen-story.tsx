import type { InitialEntry } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { OutageWatch } from '../app/outage-watch.tsx';
import { AppRoutes } from '../app/router.tsx';
import { ownPage, type ServerParameters } from './story-server.ts';

/** Story of a complete screen: the app at an address, with gates, frame and outage watch. */
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
    // A complete page must also follow the accessibility rules for complete pages.
    a11y: { config: { rules: [] } },
  },
};

/** Parameters of a story: address, signed-in account and overridden responses. */
export const at = (address: InitialEntry, server: ServerParameters = {}) => ({
  parameters: { router: { at: address }, ...server },
});

export const phone = { viewport: { value: 'w390' } };

/** Returns a play function that waits for a text, so that the story is checked with its data. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: { canvas: { findAllByText: (text: string | RegExp) => Promise<HTMLElement[]> } }) => {
    await canvas.findAllByText(text);
  };

/**
 * Checks that a button keeps the focus. A browser removes it from a disabled button, but only
 * after the next redraw.
 */
export async function keepsFocus(button: HTMLElement) {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await expect(button).toHaveFocus();
}

/** Finds a toast, which is outside the screen's element. */
export const findNotice = (text: string | RegExp) => screen.findByText(text);

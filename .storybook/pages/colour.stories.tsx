import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colourNames, Colours, described } from './colours.tsx';

/**
 * Colours of the application, defined in `web/src/lib/theme.ts`: paper, ink and one green. The
 * signup form on partners' pages has a copy of the colours it needs (`widget/src/tokens.css`); a
 * test compares the two.
 */
const meta = { title: 'Massima/Colour', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Measures the contrast of every pair, in both themes. */
export const Light: Story = {
  play: async ({ canvasElement }) => {
    await expect(colourNames.filter((name) => !described.has(name))).toEqual([]);
    for (const { dataset } of canvasElement.querySelectorAll<HTMLElement>('[data-ratio]'))
      await expect(Number(dataset['ratio'])).toBeGreaterThanOrEqual(Number(dataset['least']));
  },
};
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };

import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { lineCut, refused } from '../../testing/answers/types.ts';
import { sampleResult } from '../../testing/sample-result.ts';
import { server } from '../../testing/story-server.ts';
import { SimilarRulings } from './similar-rulings.tsx';

const meta = {
  title: 'Ruling/SimilarRulings',
  component: SimilarRulings,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { id: 'cass-12027', onSearch: fn() },
} satisfies Meta<typeof SimilarRulings>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: it.similar_rulings });
};

/** A closed result takes a single line. */
export const Closed: Story = { play: closed };
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await canvas.findByRole('heading', { name: it.similar_rulings });
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await userEvent.click(await canvas.findByRole('button', { name: it.similar_search }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
/** The daily limit is reached. Results seen before are listed, and the omission is reported. */
export const Limited: Story = {
  parameters: {
    api: {
      'rulings.similar': () => ({ same_ruling: [], similar: [sampleResult()], limited: true as const }),
    },
  },
  play: async (context) => {
    await closed(context);
    await expect(context.canvas.getByText(it.principles_limited)).toBeVisible();
  },
};
/** A result from the full text is labelled and links to its position. */
export const FromText: Story = {
  parameters: {
    api: {
      'rulings.similar': () => ({
        same_ruling: [],
        similar: [{ ...sampleResult(), passage: true as const, passage_start: 40, passage_end: 400 }],
      }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: it.similar_rulings });
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getByRole('link', { name: it.ruling_from_text })).toHaveAttribute(
      'href',
      expect.stringContaining('#'),
    );
  },
};
/** The panel is optional; if it is empty or fails to load, nothing is shown. */
export const Nothing: Story = {
  parameters: { api: { 'rulings.similar': () => ({ same_ruling: [], similar: [] }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(server().asked('rulings.similar')).toHaveLength(1));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const Failed: Story = {
  ...Nothing,
  parameters: { api: { 'rulings.similar': lineCut } },
};
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
/** Reports the missing access with a link to the plans. */
export const AccessOver: Story = {
  parameters: { api: { 'rulings.similar': refused('subscription_expired') } },
  play: async ({ canvas }) => {
    await canvas.findByText(it['access_over.similar'], { exact: false });
    await expect(canvas.getByRole('link', { name: it.access_over_plans })).toBeVisible();
  },
};

import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { lineCut, refused } from '../../testing/answers/types.ts';
import { sampleCitations } from '../../testing/samples/citations.ts';
import { server } from '../../testing/story-server.ts';
import { RulingWeb } from './ruling-web.tsx';

const meta = {
  title: 'Ruling/RulingWeb',
  component: RulingWeb,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { id: 'cass-12027', day: '2017-05-16', onOpen: fn(), onSearch: fn() },
} satisfies Meta<typeof RulingWeb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Citata da (23)');
    await canvas.findByText('Cita (2)');
    await canvas.findByText('Norme applicate (3)');
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const title of ['Citata da (23)', 'Cita (2)', 'Conformi (1)', 'Norme applicate (3)'])
      await userEvent.click(await canvas.findByText(title));
    await canvas.findByRole('img', {
      name: 'Decisioni che la citano, dal 2018 al 2022; il massimo nel 2019 (9)',
    });
    const linked = canvas.getByRole('link', { name: /n\.\s2482/ });
    await userEvent.hover(linked);
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Il condominio');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(linked);
    await expect(args.onOpen).toHaveBeenCalledWith('cass-2482');
    await userEvent.click(canvas.getByText('art. 2051 c.c.'));
    await canvas.findByText('Applicata da 341 decisioni della raccolta.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerca art. 2051 c.c.' }));
    await expect(args.onSearch).toHaveBeenCalledWith('art. 2051 c.c.');
  },
};
/** Relations as the publisher names them. */
export const RelatedByItsPublisher: Story = {
  parameters: {
    api: {
      'rulings.citations': () => {
        const { cites, ...rest } = sampleCitations();
        return {
          ...rest,
          cites: { total: 0, list: [] },
          related: [{ field: 'difformi', list: cites.list }],
        };
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('Difformi secondo l’editore (2)'));
    await userEvent.click(canvas.getByRole('link', { name: /n\.\s2482/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('cass-2482');
  },
};
/** The panel is optional; if it is empty or fails to load, nothing is shown. */
export const Nothing: Story = {
  parameters: {
    api: {
      'rulings.citations': () => ({
        ruling_id: 'a',
        cites: { total: 0, list: [] },
        cited_by: { total: 0, years: [], list: [] },
        provisions: [],
        related: [],
        alike: [],
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(server().asked('rulings.citations')).toHaveLength(1));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const Failed: Story = { ...Nothing, parameters: { api: { 'rulings.citations': lineCut } } };
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
/** Reports the missing access with a link to the plans. */
export const AccessOver: Story = {
  parameters: { api: { 'rulings.citations': refused('free_trial_expired') } },
  play: async ({ canvas }) => {
    await canvas.findByText(it['access_over.web'], { exact: false });
    await expect(canvas.getByRole('link', { name: it.access_over_plans })).toBeVisible();
  },
};

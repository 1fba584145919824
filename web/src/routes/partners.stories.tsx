import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { at, phone, screenStory, shows, told } from '../testing/screen-story.tsx';
import Partners from './partners.tsx';

const meta = { title: 'Screens/Partners', component: Partners, ...screenStory } satisfies Meta<
  typeof Partners
>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { account: null };

export const Builder: Story = {
  ...at('/partners', nobody),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: it.partners_origin }), 'Roma');
    await waitFor(() => expect(canvas.getByText(/origin=roma/)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: it.partners_copy }));
    await told(/La riga/);
  },
};
export const BuilderDark: Story = {
  ...at('/partners', nobody),
  globals: { theme: 'dark' },
  play: shows(/ready/),
};
export const BuilderOnAPhone: Story = { ...at('/partners', nobody), globals: phone, play: shows(/ready/) };
export const PreviewNotThere: Story = {
  ...at('/partners', { ...nobody, widget: false }),
  play: shows(it.partners_preview_failed),
};
export const Guide: Story = { ...at('/partners/guide', nobody), play: shows(it.partners_guide_six_title) };
export const GuideInEnglish: Story = { ...Guide, globals: { locale: 'en' }, play: shows(/1\. /) };

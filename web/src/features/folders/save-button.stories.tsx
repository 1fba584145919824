import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { ownPage } from '../../testing/story-server.ts';
import { SaveButton } from './save-button.tsx';

const meta = {
  title: 'Features/Folders/SaveButton',
  component: SaveButton,
  parameters: ownPage,
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  args: { result: sampleResults()[0]!, query: 'caduta' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.result_save }));
    await expect(await canvas.findByRole('dialog', { name: it.result_save })).toBeVisible();
    await canvas.findAllByRole('checkbox');
  },
};

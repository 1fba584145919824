import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { NamesFields } from './names-fields.tsx';

const meta = {
  title: 'Features/Profile/NamesFields',
  component: NamesFields,
  parameters: ownPage,
  args: {
    value: { name: 'Giulia', surname: 'Ferrante' },
    email: 'giulia.ferrante@studio.example',
    onChange: fn(),
  },
} satisfies Meta<typeof NamesFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Missing: Story = {
  args: { value: { name: '', surname: ' ' } },
  globals: { theme: 'dark' },
};

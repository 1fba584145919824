import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { NamesFields } from './names-fields.tsx';

const meta = {
  title: 'Features/Profile/NamesFields',
  component: NamesFields,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const names = (name: string, surname: string) => (
  <NamesFields value={{ name, surname }} email="giulia.ferrante@studio.example" onChange={fn()} />
);

export const Filled: Story = { render: () => names('Giulia', 'Ferrante') };
export const Missing: Story = { render: () => names('', ' '), globals: { theme: 'dark' } };

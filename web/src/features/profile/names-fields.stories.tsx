import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPage } from '../../testing/story-server.ts';
import { NamesFields, useNames } from './names-fields.tsx';

const meta = {
  title: 'Features/Profile/NamesFields',
  parameters: ownPage,
  args: { name: 'Giulia', surname: 'Ferrante', email: 'giulia.ferrante@studio.example' },
  render: function Render({ name, surname, email }) {
    return <NamesFields fields={useNames(null, { name, surname })} email={email} />;
  },
} satisfies Meta<{ name: string; surname: string; email: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Missing: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: it.profile_name }));
    await userEvent.clear(canvas.getByRole('textbox', { name: it.profile_surname }));
    await canvas.findByText(it.signup_surname_is_required);
  },
};

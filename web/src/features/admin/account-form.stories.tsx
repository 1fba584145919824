import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { administrator, sampleAccounts } from '../../testing/samples/accounts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { type AccountFields, emptyAccount, fieldsOf } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';

const meta = {
  title: 'Features/Admin/AccountForm',
  component: AccountForm,
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const longest = sampleAccounts()[4]!;
const onSave = fn(() => Promise.resolve());

function Typed({ from, isNew }: { from: AccountFields; isNew: boolean }) {
  const [fields, setFields] = useState(from);
  return <AccountForm fields={fields} onChange={setFields} isNew={isNew} onSave={onSave} />;
}

export const New: Story = {
  render: () => <Typed from={emptyAccount} isNew />,
};
export const WrongFields: Story = {
  render: () => <Typed from={{ ...emptyAccount, queries: 'molte' }} isNew />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await canvas.findByText(it.signup_queries_must_be_number);
    await expect(onSave).not.toHaveBeenCalled();
  },
};
export const Longest: Story = {
  render: () => <Typed from={fieldsOf(longest)} isNew={false} />,
};

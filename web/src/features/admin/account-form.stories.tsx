import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { administrator, sampleAccounts } from '../../testing/samples/accounts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { type AccountFields, emptyAccount, fieldsOf } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';

const longest = sampleAccounts()[4]!;

const meta = {
  title: 'Features/Admin/AccountForm',
  component: AccountForm,
  parameters: { ...ownPage, account: administrator() },
  args: {
    fields: emptyAccount,
    isNew: true,
    isBillingWrong: false,
    onChange: fn(),
    onSave: fn(() => Promise.resolve()),
  },
  argTypes: { billing: { control: false } },
  // Begins anew with what the controls say.
  render: (args) => <Typed key={JSON.stringify([args.fields, args.isNew])} {...args} />,
} satisfies Meta<typeof AccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is kept, as the screens keep it. */
function Typed({ fields: given, onChange, ...props }: ComponentProps<typeof AccountForm>) {
  const [fields, setFields] = useState<AccountFields>(given);
  const change = (next: AccountFields) => {
    setFields(next);
    onChange(next);
  };
  return <AccountForm {...props} fields={fields} onChange={change} />;
}

export const New: Story = {};
export const WrongFields: Story = {
  args: { fields: { ...emptyAccount, queries: 'molte' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await canvas.findByText(it.signup_queries_must_be_number);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Longest: Story = { args: { fields: fieldsOf(longest), isNew: false } };

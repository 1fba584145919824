import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { standardMutation } from '../../api/mutation.ts';
import { useForm } from '../../forms/use-form.ts';
import { administrator, sampleAccounts } from '../../testing/samples/accounts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { type AccountFields, emptyAccount, fieldsOf } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { issuesOfAccount, useAccountFields } from './use-account-fields.ts';

const longest = sampleAccounts()[4]!;

interface Args {
  fields: AccountFields;
  isNew: boolean;
  isBillingWrong: boolean;
  onSave: (fields: AccountFields) => Promise<void>;
}

const meta = {
  title: 'Features/Admin/AccountForm',
  parameters: { ...ownPage, account: administrator() },
  args: {
    fields: emptyAccount,
    isNew: true,
    isBillingWrong: false,
    onSave: fn(() => Promise.resolve()),
  },
  // The key resets the form when Storybook's controls change.
  render: (args) => <StatefulForm key={JSON.stringify([args.fields, args.isNew])} {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the input, as the screens do. */
function StatefulForm({ fields: initial, onSave, ...props }: Args) {
  const fields = useAccountFields('account.story', initial);
  const form = useForm([fields], {
    ...standardMutation({ failed: null }),
    mutationFn: onSave,
    input: () => fields.values,
    issuesOf: issuesOfAccount,
  });
  return <AccountForm {...props} fields={fields} form={form} />;
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

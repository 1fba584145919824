import { PasswordInput, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';

/** Mantine's field in the theme: a label above, a hint below, the error next to the field. */
const meta = {
  title: 'Components/TextField',
  component: TextInput,
  args: {
    label: '',
    description: '',
    error: '',
    placeholder: '',
    defaultValue: '',
    disabled: false,
    readOnly: false,
  },
  render: function Render(args: TextInputProps) {
    const { t } = useText();
    // The initial value is read once.
    return <TextInput key={`${args.defaultValue}`} {...args} label={args.label || t('login_email')} />;
  },
} satisfies Meta<TextInputProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'giulia.ferrante@studio.example' } };
export const Required: Story = { args: { required: true, withAsterisk: false } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'giulia.ferrante@studio.example' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'giulia.ferrante@studio.example' } };
/** The error is the field's description: screen readers read it with the field. */
export const Wrong: Story = {
  args: { defaultValue: 'giulia@' },
  render: function Render(args: TextInputProps) {
    const { t } = useText();
    return (
      <TextInput
        key={`${args.defaultValue}`}
        {...args}
        label={args.label || t('login_email')}
        error={args.error || t('signup_email_is_invalid')}
        description={args.description || t('admin_queries_hint')}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/./);
  },
};
export const Password: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { t } = useText();
    return (
      <PasswordInput
        label={t('login_password')}
        defaultValue="massima-demo"
        visibilityToggleButtonProps={{ 'aria-label': t('password_toggle'), tabIndex: 0 }}
      />
    );
  },
};
export const SeveralLines: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { t } = useText();
    return <Textarea label={t('menu_search')} autosize minRows={3} defaultValue={t('promise_text')} />;
  },
};

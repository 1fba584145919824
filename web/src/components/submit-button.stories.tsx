import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { SubmitButton } from './submit-button.tsx';

const meta = {
  title: 'Components/SubmitButton',
  component: SubmitButton,
  args: { isBusy: false, children: '' },
  render: function Render({ isBusy }) {
    const { t } = useText();
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <SubmitButton isBusy={isBusy}>{t('login_title')}</SubmitButton>
      </form>
    );
  },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
/** The busy state is announced. */
export const Busy: Story = {
  args: { isBusy: true },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(it.loading),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { Fold } from './fold.tsx';

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: { title: '', children: null },
  render: function Render(args) {
    const { t } = useText();
    return (
      <Fold {...args} title={args.title || t('subscribe_gate_title')}>
        {args.children ?? <p>{t('promise_text')}</p>}
      </Fold>
    );
  },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/linguaggio naturale/)).not.toBeVisible(),
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Scegli un piano'));
    await expect(canvas.getByText(/linguaggio naturale/)).toBeVisible();
  },
};
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

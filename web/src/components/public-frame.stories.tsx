import { Button, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../lib/i18n.tsx';
import { PublicFrame } from './public-frame.tsx';

const meta = {
  title: 'Components/PublicFrame',
  component: PublicFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { title: '', children: null },
  render: function Render(args) {
    const { t } = useText();
    return (
      <PublicFrame {...args} title={args.title || t('login_title')}>
        <TextInput label={t('login_email')} mb="md" />
        <Button fullWidth>{t('login_title')}</Button>
      </PublicFrame>
    );
  },
} satisfies Meta<typeof PublicFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Purpose of the product next to the column on wide screens. */
export const WithThePromise: Story = { args: { promise: true } };
export const Wide: Story = { args: { wide: true } };
export const OnAPhone: Story = { args: { promise: true }, globals: { viewport: { value: 'w320' } } };
export const English: Story = { args: { promise: true }, globals: { locale: 'en' } };
export const Dark: Story = { args: { promise: true }, globals: { theme: 'dark' } };

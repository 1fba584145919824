import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

const meta = {
  title: 'Components/Wordmark',
  component: Wordmark,
  args: { size: 'small' },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'large'] } },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Size in the bar of the shell. */
export const Small: Story = {};
/** Size above the screens before the login. */
export const Large: Story = { args: { size: 'large' } };
export const LargeOnAPhone: Story = { ...Large, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...Large, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'bookmark' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
/** Active state, for example saved or rated. */
export const Filled: Story = { args: { filled: true } };
export const Small: Story = { args: { size: 16 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

const meta = { title: 'Componenti/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Dark: Story = { globals: { theme: 'dark' } };

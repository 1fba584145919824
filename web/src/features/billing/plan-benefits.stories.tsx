import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPage } from '../../testing/story-server.ts';
import { PlanBenefits } from './plan-benefits.tsx';

const meta = {
  title: 'Features/Billing/PlanBenefits',
  component: PlanBenefits,
  parameters: ownPage,
} satisfies Meta<typeof PlanBenefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { args: {} };

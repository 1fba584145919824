import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPage } from '../../testing/story-server.ts';
import { PlanBenefits } from './plan-benefits.tsx';

const meta = {
  title: 'Features/Billing/PlanBenefits',
  component: PlanBenefits,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const All: Story = { render: () => <PlanBenefits /> };

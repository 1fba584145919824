import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Outputs } from '../../lib/trpc.ts';
import { paths } from '../../lib/paths.ts';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { QueriesLeft } from './queries-left.tsx';

const meta = {
  title: 'Features/Search/QueriesLeft',
  component: QueriesLeft,
  args: { subscriptionPath: paths.subscription },
  parameters: ownPage,
} satisfies Meta<typeof QueriesLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

const used = (used_queries: number, query = true, plan_queries = 500, amount: number | null = 5) => ({
  parameters: {
    api: {
      'session.check': (): Outputs['session']['check'] => ({
        license: true,
        answer: query ? 'ok' : 'subscription_no_queries',
        query,
        next_search: {
          free: plan_queries < 0 || used_queries < plan_queries,
          amount: query ? amount : null,
          currency: 'eur',
        },
        user: sampleAccount({ used_queries, plan_queries }),
        citation_style: null,
      }),
    },
  },
});
const showsText =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByText(text, { exact: false });
  };

export const Many: Story = { ...used(182), play: showsText('Restano 318 ricerche') };
export const Few: Story = { ...used(460), play: showsText('Restano 40 ricerche') };
export const Last: Story = { ...used(499), play: showsText('Resta 1 ricerca') };
export const EachOneCosts: Story = { ...used(512), play: showsText('ogni nuova ricerca costa 0,05') };
/** Shows the plan's price; if unknown, no price. */
export const EachOneCostsMore: Story = {
  ...used(512, true, 500, 12),
  play: showsText('ogni nuova ricerca costa 0,12'),
};
export const PriceUnknown: Story = { ...used(512, true, 500, null), play: showsText('si paga a parte') };
export const NoneLeft: Story = {
  ...used(500, false),
  play: showsText('Le ricerche del piano sono esaurite.'),
};
export const Dark: Story = { ...Few, globals: { theme: 'dark' } };
/** Without a limit nothing is requested. */
export const Unlimited: Story = {
  ...used(512, true, -1),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ricerc/)).toBeNull();
  },
};

import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { sequence, refused } from '../../testing/answers/types.ts';
import { administrator, sampleAccount } from '../../testing/samples/accounts.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage } from '../../testing/story-server.ts';
import { ExportAccounts } from './export-accounts.tsx';

const meta = {
  title: 'Features/Admin/ExportAccounts',
  component: ExportAccounts,
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta<typeof ExportAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const planName = (plan: string) => (plan === 'yearly' ? 'Annuale' : 'Mensile');

export const Refused: Story = {
  args: { planName },
  parameters: { api: { 'accounts.list': refused('access_denied') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await findNotice(it.access_denied);
  },
};

/** Saves a file that a spreadsheet reads correctly and that contains each account once. */
export const Saved: Story = {
  args: { planName },
  parameters: {
    api: () => {
      const first = sampleAccount({ id: 1, plan_queries: 10, used_queries: 5 });
      const second = sampleAccount({ id: 2, plan_queries: -1, used_queries: 7 });
      const page = (...lawyers: (typeof first)[]) => ({ lawyers, pages: 2, total: 101 });
      return {
        'accounts.list': sequence(
          () => page(first),
          () => page(first, second),
        ),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const file = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button'));
    await findNotice(/Sono stati esportati 2 utenti/);
    const [content] = file.mock.calls[0] ?? [];
    const lines = (await new Response(content instanceof Blob ? content : null).text()).trim().split('\r\n');
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toContain('"Ricerche usate";"Ricerche comprese"');
    await expect(lines[1]).toContain('"5";"10"');
    await expect(lines[2]).toContain('"7";"Ricerche illimitate"');
  },
};

import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { CopyCitation } from './copy-citation.tsx';

const [withEcli, withoutEcli] = sampleResults();
const page = () => within(document.body);

/** Returns a clipboard that records its text, or rejects. */
function clipboard(accepts: boolean) {
  const copied: string[] = [];
  const writeText = (text: string) =>
    accepts ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('refused'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return copied;
}

const meta = {
  title: 'Ruling/CopyCitation',
  component: CopyCitation,
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  args: { result: withEcli! },
  beforeEach: () => {
    const copyCommand = document.execCommand;
    return () => {
      document.execCommand = copyCommand;
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: '12rem' }}>
      <CopyCitation {...args} />
    </div>
  ),
} satisfies Meta<typeof CopyCitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(4);
  },
};
/** A ruling without an ECLI offers none. */
export const WithoutEcli: Story = {
  args: { result: withoutEcli! },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(2);
  },
};
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const copied = clipboard(true);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getAllByRole('menuitem')[0]!);
    await expect(await page().findByText(it.citation_copied)).toBeVisible();
    await expect(copied).toEqual(['Cass. civ., Sez. III, sent. 16 maggio 2017, n. 12027']);
  },
};
/** The browser denies access to the clipboard. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    clipboard(false);
    document.execCommand = () => false;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getAllByRole('menuitem')[0]!);
    await expect((await page().findByText(it.citation_not_copied)).closest('[role=alert]')).not.toBeNull();
  },
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: '', children: null },
  render: function Render(args) {
    const { t } = useText();
    return (
      <Page {...args} title={args.title || t('menu_folders')}>
        <p>{t('promise_text')}</p>
      </Page>
    );
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cartelle' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Cartelle · Massima'));
  },
};
export const Narrow: Story = { args: { width: 'narrow' } };
export const Wide: Story = { args: { width: 'wide' } };

function Action() {
  const { t } = useText();
  return <Button>{t('go_to_search')}</Button>;
}
function Above() {
  const { t } = useText();
  return <a href="/">{t('back_to_search')}</a>;
}
export const WithActions: Story = { args: { actions: <Action />, above: <Above /> } };
/** Folder names can be long. */
export const LongTitle: Story = {
  args: {
    actions: <Action />,
    title:
      'Condominio di via Guglielmo Marconi 118/bis contro Assicurazioni Generali della Responsabilità S.p.A.: infiltrazioni',
  },
};
export const LongTitleOnAPhone: Story = { ...LongTitle, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...WithActions, globals: { theme: 'dark' } };

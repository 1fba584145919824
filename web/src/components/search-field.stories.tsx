import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { ListBar } from './list-bar.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: '', value: '', settleMs: 50, onSettled: fn() },
  render: function Render(args) {
    const { t } = useText();
    return <SearchField {...args} label={args.label || t('menu_search')} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'usucapione abbreviata' } };
/** The list is filtered once, after a pause in typing. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ricerca' }), 'rossi');
    await waitFor(() => expect(args.onSettled).toHaveBeenLastCalledWith('rossi'));
  },
};
/** Enter filters immediately. */
export const Entered: Story = {
  args: { settleMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bianchi{Enter}');
    await waitFor(() => expect(args.onSettled).toHaveBeenLastCalledWith('bianchi'));
  },
};

/** As it appears above a list, next to its filters. */
export const InABar: Story = {
  render: function Render(args) {
    const { t } = useText();
    const options = [
      { value: 'folders', text: t('menu_folders') },
      { value: 'history', text: t('menu_history') },
    ];
    return (
      <ListBar>
        <SearchField {...args} label={t('menu_search')} />
        <SelectField label={t('menu_title')} value="folders" options={options} onChange={() => {}} />
      </ListBar>
    );
  },
};
export const InABarOnAPhone: Story = { ...InABar, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...InABar, globals: { theme: 'dark' } };

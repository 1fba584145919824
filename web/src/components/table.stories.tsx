import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { sampleCollection } from '../testing/samples/collection.ts';
import { Table } from './table.tsx';

const courts = sampleCollection().collection?.courts ?? [];

/** Columns have headings, and the first cell names its row. Figures are aligned. */
const meta = {
  title: 'Components/Table',
  component: Table,
  args: { children: '' },
  // Rows and cells are fixed and not editable by a control.
  argTypes: { children: { control: false } },
  render: function Render() {
    const { t, number } = useText();
    return (
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('collection_court')}</th>
            <th scope="col" style={{ textAlign: 'end' }}>
              {t('collection_rulings')}
            </th>
          </tr>
        </thead>
        <tbody>
          {courts.map(({ document_emanante: name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td style={{ textAlign: 'end' }}>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    );
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(courts.length);
  },
};
export const OnAPhone: Story = { ...Figures, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

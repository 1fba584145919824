import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { UndoRow } from './undo-row.tsx';

const meta = {
  title: 'Components/UndoRow',
  component: UndoRow,
  args: { text: '', isBusy: false, onUndo: fn() },
  render: function Render(args) {
    const { t } = useText();
    return (
      <UndoRow
        {...args}
        text={args.text || t('folder_removed', { citation: 'Cass. civ., Sez. III, n. 12027/2017' })}
      />
    );
  },
} satisfies Meta<typeof UndoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves to the undo button. */
export const Undone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Ripristina' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
/** Undo pressed while the removal is pending runs once afterwards. */
export const PressedAtOnce: Story = {
  render: function Render(args) {
    const { t } = useText();
    const [isBusy, setBusy] = useState(true);
    return (
      <>
        <UndoRow
          {...args}
          text={t('folder_removed', { citation: 'Cass. civ., Sez. III, n. 12027/2017' })}
          isBusy={isBusy}
        />
        <Button variant="subtle" onClick={() => setBusy(false)}>
          {t('close')}
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const undo = canvas.getByRole('button', { name: 'Ripristina' });
    await expect(undo).toHaveFocus();
    await userEvent.dblClick(undo);
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Chiudi' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
/** The focus moves to the next row; the undo button is the previous stop. */
export const InAList: Story = {
  render: function Render(args) {
    const { t } = useText();
    return (
      <ul>
        <li>
          <UndoRow
            {...args}
            text={t('folder_removed', { citation: 'Cass. civ., Sez. III, n. 12027/2017' })}
          />
        </li>
        <li>
          <Button variant="subtle">{t('close')}</Button>
        </li>
      </ul>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Chiudi' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Ripristina' })).toHaveFocus();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

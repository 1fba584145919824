import { Button, TextInput } from '@mantine/core';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { Dialog, DialogActions } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  // Dialogs are in the browser's top layer, so each needs a separate page in the docs.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { title: '', onClose: fn(), children: null },
  render: function Render(args) {
    const { t } = useText();
    return (
      <Dialog {...args} title={args.title || t('verify_gate_resend')}>
        {args.children ?? <p>{t('subscribe_gate_text')}</p>}
        <DialogActions>
          <Button variant="default" onClick={args.onClose}>
            {t('cancel')}
          </Button>
          <Button>{t('save')}</Button>
        </DialogActions>
      </Dialog>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modal: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog');
    // Without an input field, the title is announced first.
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Announced immediately, with its text. */
export const Alert: Story = {
  args: { alert: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible()),
};
export const Drawer: Story = { args: { kind: 'drawer' } };
export const Sheet: Story = { args: { kind: 'sheet' } };
export const Wide: Story = { args: { wide: true } };
/** Size for a full text. */
export const WideSheet: Story = {
  args: { kind: 'sheet', wide: true },
  play: async ({ canvas }) => {
    const { width } = (await canvas.findByRole('dialog')).getBoundingClientRect();
    await expect(width).toBe(Math.min(44 * 16, window.innerWidth - 32));
  },
};

function FieldInside() {
  const { t } = useText();
  return <TextInput label={t('login_email')} />;
}
/** The first field has the focus. */
export const WithAField: Story = {
  args: { children: <FieldInside /> },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus()),
};

const sentence =
  'Il conduttore risponde della perdita e del deterioramento della cosa che avvengono nel corso della locazione, anche se derivanti da incendio, qualora non provi che siano accaduti per causa a lui non imputabile. ';
/** Long content scrolls inside the dialog, and the page does not move. */
export const LongText: Story = {
  args: {
    title: 'Responsabilità precontrattuale della pubblica amministrazione',
    children: <p lang="it">{sentence.repeat(12)}</p>,
  },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog');
    const { right, bottom } = dialog.getBoundingClientRect();
    const press = (clientX: number, clientY: number) => fireEvent.mouseDown(dialog, { clientX, clientY });
    // Clicks the dialog's scroll bar, then the page next to it.
    await press(right - 4, bottom - 40);
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(right + 4, bottom - 40);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'w320' } } };
/** A notice shown while the dialog is open leaves its buttons reachable. */
export const NoticeOnAPhone: Story = {
  ...LongTextOnAPhone,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    toast(it.alerts_followed, { ms: 2 ** 31 - 1 });
    await waitFor(() => expect(within(dialog).getByText(it.alerts_followed)).toBeVisible());
    dialog.scrollTo(0, dialog.scrollHeight);
    for (const name of [it.cancel, it.save]) {
      const button = within(dialog).getByRole('button', { name });
      const { left, top, width, height } = button.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(button.contains(pressed)).toBe(true);
    }
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

function Opener() {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('menu_open')}</Button>
      {isOpen && (
        <Dialog title={t('menu_title')} onClose={() => setOpen(false)}>
          {t('subscribe_gate_text')}
        </Dialog>
      )}
    </>
  );
}
/** Escape closes the dialog and returns the focus to its opener. */
export const FocusGoesBack: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Apri il menu' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    // Event that a browser sends for Escape; synthetic keys do not reach native dialogs.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

function NestedDialogs({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog title={t('menu_title')} onClose={onClose}>
      <Button onClick={() => setOpen(true)}>{t('verify_gate_resend')}</Button>
      {isOpen && (
        <Dialog title={t('verify_gate_resend')} onClose={() => setOpen(false)}>
          {t('subscribe_gate_text')}
        </Dialog>
      )}
    </Dialog>
  );
}
/** Escape closes only the top dialog; the next Escape closes the dialog below. */
export const OverAnother: Story = {
  render: ({ onClose }) => <NestedDialogs onClose={onClose} />,
  play: async ({ canvas, userEvent, args }) => {
    const escape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(canvas.getByRole('button', { name: it.verify_gate_resend }));
    const upper = await canvas.findByRole('dialog', { name: it.verify_gate_resend });
    escape(upper);
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
    escape(canvas.getByRole('dialog', { name: it.menu_title }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

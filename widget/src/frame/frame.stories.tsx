import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { expect, waitFor } from 'storybook/test';
import { createSignup } from '../form/create-signup.ts';
import '../form/form.css';
import { moveFocus } from '../form/move-focus.ts';
import { SignupView } from '../form/signup-view.tsx';
import { fillIn, press } from '../form/story-steps.ts';
import { fakeTransport, optionsWith } from '../form/testing.ts';
import type { FormTextKey, Translate } from '../form/text-keys.ts';
import '../tokens.css';
import { draw } from './draw.ts';
import './frame.css';
import { applyLook, lookOf, type Tokens } from './theme.ts';

interface Props {
  /** Theme of the partner's HTML. */
  tokens: Tokens;
  search?: string;
}

/** Page in the frame, drawn by the frame's renderer. */
function Frame({ tokens, search = '' }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const intl = useIntl();
  const texts = useRef(intl);
  const redraw = useRef(() => {});
  useEffect(() => {
    const page = document.documentElement;
    const t = (key: FormTextKey, values?: Record<string, string | number>) =>
      texts.current.formatMessage({ id: key }, values);
    const signup = createSignup(optionsWith(fakeTransport().transport, search, { embedded: true }));
    applyLook(lookOf(tokens, false), page);
    let drawn = signup.view();
    redraw.current = () => {
      const view = signup.view();
      draw(
        <SignupView
          t={t as Translate}
          signup={signup}
          view={view}
          embedded
          termsUrl="/terms"
          privacyUrl="/privacy"
          loginUrl="/login"
        />,
        root.current!,
      );
      moveFocus(drawn, view);
      drawn = view;
    };
    const forget = signup.subscribe(() => redraw.current());
    redraw.current();
    const stop = signup.start();
    return () => {
      forget();
      stop();
      page.removeAttribute('style');
      delete page.dataset['theme'];
      delete page.dataset['density'];
    };
  }, [tokens, search]);
  useEffect(() => {
    // A new language redraws the form and keeps the input.
    texts.current = intl;
    redraw.current();
  }, [intl]);
  // The story's page provides the background. The colours fit one scheme.
  return (
    <div data-own-colours style={{ minHeight: '100vh', background: 'var(--surface)' }}>
      <div id="root" ref={root} />
    </div>
  );
}

const meta = {
  title: 'Widget/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { tokens: {} },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await press(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('heading', { name: it.signup_success_title })).toHaveFocus());
  },
};
export const Empty: Story = {};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(it.signup_errors);
  },
};
/** An address that the partner's page gave cannot be changed. */
export const GivenAddress: Story = {
  args: { search: '?email=anna@example.com' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(it.signup_email)).toHaveAttribute('readonly');
  },
};
/** The address is registered, so only the login is offered. */
export const GivenAddressInUse: Story = {
  args: { search: '?email=used@example.com' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: it.signup_in_use_title })).toBeVisible();
  },
};
export const Dark: Story = { args: { tokens: { theme: 'dark' } }, globals: { theme: 'dark' } };
export const Compact: Story = { args: { tokens: { density: 'compact' } } };
export const OwnAccentAndCorners: Story = {
  args: { tokens: { accent: '14365c', radius: '0', font: 'Georgia' } },
};
/** An unreadable accent is darkened. */
export const AccentTooPale: Story = { args: { tokens: { accent: 'ffe48a' } } };
export const OwnBackground: Story = { args: { tokens: { background: 'ffffff', accent: '7a1f3d' } } };
export const DarkBackground: Story = { args: { tokens: { background: '101820', accent: 'f2aa4c' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };

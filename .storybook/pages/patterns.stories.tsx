import { Button, TextInput } from '@mantine/core';
import { sampleAccounts } from '../../web/src/testing/samples/accounts.ts';
import { shortDate } from '@massima/contract/format/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../../web/src/components/badge.tsx';
import { Dialog, DialogActions } from '../../web/src/components/dialog.tsx';
import { EmptyState } from '../../web/src/components/empty-state.tsx';
import { ListBar } from '../../web/src/components/list-bar.tsx';
import { LoadFailed } from '../../web/src/components/load-failed.tsx';
import { Page } from '../../web/src/components/page.tsx';
import { Pager } from '../../web/src/components/pager.tsx';
import { SearchField } from '../../web/src/components/search-field.tsx';
import { SubmitButton } from '../../web/src/components/submit-button.tsx';
import { useText } from '../../web/src/lib/i18n.tsx';
import classes from './patterns.module.css';

/**
 * Patterns for screens, to be copied. Each is a complete page with its heading, as in the shell.
 * Every list needs an empty state and an error state.
 */
const meta = { title: 'Massima/Patterns', component: Page } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};

/**
 * Form: labels above, hints below, an error next to its field after submitting. The input is kept.
 * It has one filled button; other ways out are links.
 */
export const Form: Story = {
  render: function Render() {
    const { t } = useText();
    const [isSent, setSent] = useState(false);
    return (
      <Page title={t('login_title')} width="narrow">
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
          }}
        >
          <TextInput label={t('login_email')} error={isSent && t('signup_email_is_required')} />
          <TextInput
            label={t('admin_queries_field')}
            description={t('admin_queries_hint')}
            inputMode="numeric"
          />
          <SubmitButton isBusy={false}>{t('save')}</SubmitButton>
        </form>
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salva' }));
    await canvas.findByText('Occorre indicare l’indirizzo e-mail.');
  },
};

/** List: search and filters above, the pager below, the state of each row as text. */
export const List: Story = {
  render: function Render() {
    const { t, locale } = useText();
    return (
      <Page title={t('admin_title')} actions={<Button>{t('admin_add')}</Button>}>
        <ListBar>
          <SearchField label={t('admin_search')} value="" settleMs={300} onSettled={nothing} />
        </ListBar>
        <ul className={classes.list}>
          {sampleAccounts()
            .slice(0, 3)
            .map((account) => (
              <li key={account.id}>
                <span>
                  {account.name} {account.surname}
                </span>
                <span>{shortDate(account.createdAt, locale)}</span>
                <Badge tone={account.is_verified ? 'good' : 'bad'}>
                  {t(account.is_verified ? 'admin_is_verified' : 'admin_not_verified')}
                </Badge>
              </li>
            ))}
        </ul>
        <Pager page={1} size={10} rowCount={3} total={3} sizes={[10, 25]} onPage={nothing} onSize={nothing} />
      </Page>
    );
  },
};

/**
 * Dialog: its title is the question, its buttons name the actions. The destructive button is red
 * and not the first.
 */
export const Question: Story = {
  render: function Render() {
    const { t } = useText();
    return (
      <Page title={t('admin_title')}>
        <Dialog title={t('leave_title')} alert onClose={nothing}>
          <p>{t('leave_text')}</p>
          <DialogActions>
            <Button variant="default">{t('leave_stay')}</Button>
            <Button color="red">{t('leave_confirm')}</Button>
          </DialogActions>
        </Dialog>
      </Page>
    );
  },
};

/** Empty state: states the reason and the next step. */
export const Empty: Story = {
  render: function Render() {
    const { t } = useText();
    return (
      <Page title={t('menu_folders')}>
        <EmptyState art="empty-folder">
          <h2>{t('folders_empty')}</h2>
          <p>{t('folders_empty_text')}</p>
        </EmptyState>
      </Page>
    );
  },
};

/**
 * Error state: replaces the content that failed to load and offers a retry. The page around it
 * stays.
 */
export const Failed: Story = {
  render: function Render() {
    const { t } = useText();
    return (
      <Page title={t('menu_folders')}>
        <LoadFailed error={new Error()} text="error_getting_folders" onRetry={nothing} />
      </Page>
    );
  },
};

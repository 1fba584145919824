import { Button, Checkbox, TextInput } from '@mantine/core';
import { longDate } from '@massima/contract/format/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import type { useForm } from '../../forms/use-form.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './account-form.module.css';
import type { AccountFieldsInUse } from './use-account-fields.ts';

interface Props {
  fields: AccountFieldsInUse;
  form: Pick<ReturnType<typeof useForm>, 'props' | 'error' | 'isPending'>;
  isNew: boolean;
  /**
   * Billing section of a new account; while it is invalid (`isBillingWrong`), the form cannot be
   * saved.
   */
  billing?: ReactNode;
  isBillingWrong?: boolean;
}

/**
 * Form that creates or edits an account. Errors are next to their field, and input survives a
 * rejection.
 */
export function AccountForm({ fields, form, isNew, billing, isBillingWrong = false }: Props) {
  const text = useText();
  const { t, locale } = text;
  const { isVerified, isDisabled, licence } = fields.values;
  const textField = (key: 'name' | 'surname' | 'email' | 'queries', label: string, rest: object = {}) => (
    <TextInput label={label} {...fields.field(key)} {...rest} />
  );

  return (
    <form className={classes.form} noValidate {...form.props}>
      {isNew && <p className={classes.hint}>{t('admin_created_hint')}</p>}
      {textField('name', t('admin_name'), { autoComplete: 'off' })}
      {textField('surname', t('admin_surname'), { autoComplete: 'off' })}
      {textField('email', t('admin_email'), {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'off',
        description: isNew ? undefined : t('admin_email_hint'),
      })}
      {textField('queries', t('admin_queries_field'), {
        inputMode: 'numeric',
        description: t('admin_queries_hint'),
      })}
      <TextInput
        type="date"
        label={t('admin_licence_field')}
        // The browser formats dates in its own language, which may differ from the reader's.
        description={licence === '' ? t('admin_licence_hint') : longDate(licence, locale)}
        max="9999-12-31"
        {...fields.field('licence')}
      />
      <Checkbox
        label={t('admin_verified_field')}
        checked={isVerified}
        onChange={(event) => fields.set({ isVerified: event.currentTarget.checked })}
      />
      {!isNew && (
        <Checkbox
          label={t('admin_disabled_field')}
          checked={isDisabled}
          onChange={(event) => fields.set({ isDisabled: event.currentTarget.checked })}
        />
      )}
      {billing}
      {form.error && (
        <Notice tone="error" urgent>
          {errorMessage(text, form.error)}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={form.isPending} disabled={isBillingWrong}>
          {t('save')}
        </Button>
        <Link to={paths.admin}>{t('admin_back')}</Link>
      </div>
    </form>
  );
}

import { Button, Checkbox, TextInput } from '@mantine/core';
import { longDate } from '@massima/contract/format/dates';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { type AccountFields, fieldIssues, type FieldIssues } from './account-fields.ts';
import classes from './account-form.module.css';

interface Props {
  fields: AccountFields;
  onChange: (fields: AccountFields) => void;
  isNew: boolean;
  onSave: (fields: AccountFields) => Promise<void>;
  /** The billing section, where the account has one; while it is wrong nothing is saved. */
  billing?: ReactNode;
  isBillingWrong?: boolean;
}

/** Create and edit: errors beside their field, and what was typed survives a refusal. */
export function AccountForm({ fields, onChange, isNew, onSave, billing, isBillingWrong = false }: Props) {
  const text = useText();
  const { t, locale } = text;
  const [issues, setIssues] = useState<FieldIssues>({});
  const save = useMutation({ mutationFn: onSave });
  const set = <K extends keyof AccountFields>(key: K, value: AccountFields[K]) => {
    onChange({ ...fields, [key]: value });
    setIssues(({ [key]: _, ...rest }) => rest);
    save.reset();
  };
  const isTaken = save.error !== null && callError(save.error).key === 'email_already_used';
  const shown: FieldIssues = isTaken ? { ...issues, email: 'email_in_use' } : issues;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldIssues(fields);
    setIssues(found);
    if (Object.keys(found).length === 0) save.mutate(fields);
  };
  const textField = (key: 'name' | 'surname' | 'email' | 'queries', label: string, rest: object = {}) => (
    <TextInput
      label={label}
      value={fields[key]}
      error={shown[key] && t(shown[key])}
      onChange={(event) => set(key, event.currentTarget.value)}
      {...rest}
    />
  );

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
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
        // The browser writes dates in its own language, which need not be the reader's.
        description={fields.licence === '' ? t('admin_licence_hint') : longDate(fields.licence, locale)}
        max="9999-12-31"
        value={fields.licence}
        error={shown.licence && t(shown.licence)}
        onChange={(event) => set('licence', event.currentTarget.value)}
      />
      <Checkbox
        label={t('admin_verified_field')}
        checked={fields.isVerified}
        onChange={(event) => set('isVerified', event.currentTarget.checked)}
      />
      {!isNew && (
        <Checkbox
          label={t('admin_disabled_field')}
          checked={fields.isDisabled}
          onChange={(event) => set('isDisabled', event.currentTarget.checked)}
        />
      )}
      {billing}
      {save.error && !isTaken && (
        <Notice tone="error" urgent>
          {errorMessage(text, save.error)}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={save.isPending} disabled={isBillingWrong}>
          {t('save')}
        </Button>
        <Link to={paths.admin}>{t('admin_back')}</Link>
      </div>
    </form>
  );
}

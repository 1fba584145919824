import { Button, TextInput } from '@mantine/core';
import { emailMax, isEmail, normalEmail } from '@massima/contract/format/email';
import { requestAddressChange } from '../../api/accounts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import classes from './profile.module.css';

interface Props {
  id: number;
  email: string;
}

/** Button and dialog to change the account's address. Both mailboxes must confirm. */
export function ChangeAddress(props: Props) {
  const { t } = useText();
  const [isOpen, setOpen, close] = useDialog<object>();
  return (
    <div className={classes.actions}>
      <Button variant="default" size="compact-sm" onClick={() => setOpen({})}>
        {t('address_change')}
      </Button>
      {isOpen && <AddressDialog {...props} onClose={close} />}
    </div>
  );
}

const empty = { email: '', password: '' };

function AddressDialog({ id, email, onClose }: Props & { onClose: () => void }) {
  const { t } = useText();
  const fields = useFields({
    draft: null,
    saved: empty,
    check: (values) => ({
      ...(!isEmail(values.email) && { email: 'wrong_email_format' }),
      ...(normalEmail(values.email) === email && { email: 'address_same' }),
      ...(values.password === '' && { password: 'missing_parameters' }),
    }),
  });
  const form = useForm([fields], {
    ...requestAddressChange,
    input: () => ({ id, ...fields.values }),
    // An address that is in use is shown at its field.
    issuesOf: ({ key, issues }) =>
      key === 'email_already_used' ? [{ path: 'email', message: key }] : issues,
    onDone: () => {
      onClose();
      toast(t('address_asked'), { isFinal: true });
    },
  });
  return (
    <Dialog title={t('address_change')} onClose={onClose}>
      <form className={classes.form} noValidate {...form.props}>
        <p className={classes.note}>{t('address_change_text')}</p>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('address_new')}
          maxLength={emailMax}
          {...fields.field('email')}
        />
        <PasswordField
          label={t('factors_password')}
          name="password"
          autoComplete="current-password"
          {...fields.field('password')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={form.isPending}>
            {t('address_ask')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

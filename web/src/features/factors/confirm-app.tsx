import { Button, TextInput } from '@mantine/core';
import { confirmApp } from '../../api/factors.ts';
import { DialogActions } from '../../components/dialog.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './factors.module.css';
import type { FactorAdded } from './open-before.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  app: Outputs['factors']['beginApp'];
  onDone: (added: FactorAdded) => void;
  onClose: () => void;
}

/** QR code for the authenticator app, and the field for its first code. */
export function ConfirmApp({ app, onDone, onClose }: Props) {
  const { t } = useText();
  const fields = useFields({
    draft: null,
    saved: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: 'missing_parameters' } : {}),
  });
  const form = useForm([fields], {
    ...confirmApp,
    input: () => ({ code: fields.values.code.trim() }),
    onDone,
  });
  return (
    <form className={classes.form} {...form.props}>
      <p>{t('app_scan')}</p>
      <QrCode text={app.url} label={t('app_picture')} />
      <p className={classes.note}>
        {t('app_secret')} <code className={classes.secret}>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextInput
        label={t('factor_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        data-autofocus
        {...fields.field('code')}
      />
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={form.isPending}>
          {t('factor_submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

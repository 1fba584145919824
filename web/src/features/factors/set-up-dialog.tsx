import { Button } from '@mantine/core';
import { useState } from 'react';
import { beginApp, beginPasskey } from '../../api/factors.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { ConfirmApp } from './confirm-app.tsx';
import classes from './factors.module.css';
import { NamePasskey } from './name-passkey.tsx';

interface Props {
  kind: 'passkey' | 'app';
  /** Then the password is asked; after that, a factor by its own dialog. */
  isFirst: boolean;
  onDone: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}
type Begun =
  | { kind: 'passkey'; options: Outputs['factors']['beginPasskey'] }
  | { kind: 'app'; secret: Outputs['factors']['beginApp'] };

/** A factor in two steps: that it is you, then what your device or app shows. */
export function SetUpDialog({ kind, isFirst, onDone, onClose }: Props) {
  const { t } = useText();
  const [begun, setBegun] = useState<Begun>();
  return (
    <Dialog title={t(kind === 'app' ? 'factors_add_app' : 'factors_add_passkey')} onClose={onClose}>
      {!begun && <Begin kind={kind} isFirst={isFirst} onBegun={setBegun} onClose={onClose} />}
      {begun?.kind === 'app' && <ConfirmApp app={begun.secret} onDone={onDone} onClose={onClose} />}
      {begun?.kind === 'passkey' && <NamePasskey options={begun.options} onDone={onDone} onClose={onClose} />}
    </Dialog>
  );
}

const empty = { password: '' };

function Begin({
  kind,
  isFirst,
  onBegun,
  onClose,
}: Omit<Props, 'onDone'> & { onBegun: (begun: Begun) => void }) {
  const { t } = useText();
  const fields = useFields({
    draft: null,
    saved: empty,
    check: ({ password }) => (isFirst && password === '' ? { password: 'missing_parameters' } : {}),
  });
  const input = () => (isFirst ? { password: fields.values.password } : {});
  const app = useForm([fields], {
    ...beginApp,
    input,
    onDone: (secret) => onBegun({ kind: 'app', secret }),
  });
  const passkey = useForm([fields], {
    ...beginPasskey,
    input,
    onDone: (options) => onBegun({ kind: 'passkey', options }),
  });
  const form = kind === 'app' ? app : passkey;
  return (
    <form className={classes.form} {...form.props}>
      {isFirst ? (
        <PasswordField
          label={t('factors_password')}
          name="password"
          autoComplete="current-password"
          {...fields.field('password')}
        />
      ) : (
        <p>{t('factor_confirm_text')}</p>
      )}
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={form.isPending}>
          {t('factors_continue')}
        </Button>
      </DialogActions>
    </form>
  );
}

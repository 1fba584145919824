import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addPasskey } from '../../api/factors.ts';
import { DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import type { FactorAdded } from './open-before.tsx';
import { makePasskey } from './passkeys.ts';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './factors.module.css';

interface Props {
  options: Outputs['factors']['beginPasskey'];
  onDone: (added: FactorAdded) => void;
  onClose: () => void;
}
type Credential = Parameters<typeof addPasskey.mutationFn>[0]['credential'];

/** Asks for the name of a passkey, then creates it by the device's prompt. */
export function NamePasskey({ options, onDone, onClose }: Props) {
  const { t } = useText();
  const [isGivenUp, setGivenUp] = useState(false);
  const [isPrompting, setPrompting] = useState(false);
  const fields = useFields({
    draft: null,
    saved: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'missing_parameters' } : {}),
  });
  const [credential, setCredential] = useState<Credential>();
  const inputOf = (made: Credential) => ({
    challenge: options.challenge,
    credential: made,
    name: fields.values.name.trim(),
  });
  const form = useForm([fields], {
    ...addPasskey,
    input: () => inputOf(credential!),
    onDone,
  });
  const make = async () => {
    setGivenUp(false);
    setPrompting(true);
    try {
      const made = credential ?? (await makePasskey(options));
      setCredential(made);
      form.send(inputOf(made));
    } catch {
      setGivenUp(true);
    } finally {
      setPrompting(false);
    }
  };
  return (
    <form
      className={classes.form}
      ref={form.props.ref}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isComplete) fields.showIssues();
        else if (!isPrompting && !form.isPending) void make();
      }}
    >
      <TextInput
        label={t('passkey_name')}
        description={t('passkey_name_hint')}
        autoComplete="off"
        maxLength={100}
        data-autofocus
        {...fields.field('name')}
      />
      {isGivenUp && (
        <Notice tone="error" urgent>
          {t('factor_passkey_failed')}
        </Notice>
      )}
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={isPrompting || form.isPending}>
          {t('passkey_make')}
        </Button>
      </DialogActions>
    </form>
  );
}

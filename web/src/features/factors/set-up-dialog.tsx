import { useState } from 'react';
import { beginApp, beginPasskey } from '../../api/factors.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useOnce } from '../../lib/use-once.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { NamePasskey } from './name-passkey.tsx';
import type { FactorAdded } from './open-before.tsx';

interface Props {
  kind: 'passkey' | 'app';
  onDone: (added: FactorAdded) => void;
  onClose: () => void;
}
type Enrolment =
  | { kind: 'passkey'; options: Outputs['factors']['beginPasskey'] }
  | { kind: 'app'; secret: Outputs['factors']['beginApp'] };

/** Dialog that sets up a passkey or app. The server determines whether it first requires a proof. */
export function SetUpDialog({ kind, onDone, onClose }: Props) {
  const { t } = useText();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const app = useMutation({
    ...beginApp,
    onSuccess: (secret) => setEnrolment({ kind: 'app', secret }),
    onError: onClose,
  });
  const passkey = useMutation({
    ...beginPasskey,
    onSuccess: (options) => setEnrolment({ kind: 'passkey', options }),
    onError: onClose,
  });
  useOnce(() => (kind === 'app' ? app : passkey).mutate());
  if (!enrolment) return null;
  return (
    <Dialog title={t(kind === 'app' ? 'factors_add_app' : 'factors_add_passkey')} onClose={onClose}>
      {enrolment.kind === 'app' ? (
        <ConfirmApp app={enrolment.secret} onDone={onDone} onClose={onClose} />
      ) : (
        <NamePasskey options={enrolment.options} onDone={onDone} onClose={onClose} />
      )}
    </Dialog>
  );
}

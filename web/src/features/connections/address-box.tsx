import { Button } from '@mantine/core';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import box from '../../components/shown-once.module.css';

export function AddressBox({ address }: { address: string }) {
  const { t } = useText();
  const copy = () =>
    copyAndNotify(address, { copied: t('assistants_copied'), notCopied: t('assistants_copy_failed') });
  return (
    <div>
      <h2>{t('assistants_address')}</h2>
      <pre className={box.secret} tabIndex={0} aria-label={t('assistants_address')}>
        <code>{address}</code>
      </pre>
      <Button variant="default" onClick={() => void copy()}>
        {t('assistants_copy')}
      </Button>
    </div>
  );
}

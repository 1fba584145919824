import { longDay } from '@massima/contract/format/day-with';
import type { Provision } from '@massima/contract/provision';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { copyAndTell } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { useWordFile } from '../../lib/use-word-file.ts';
import { ProvisionSheet } from './provision-sheet.tsx';
import { nameOf, quotedText } from './quoted-text.ts';
import classes from './provision-page.module.css';

interface Props {
  provision: Provision;
  /** Alerts belong to another feature: the route brings it. */
  follow: ReactNode;
}

/** Following, copying with the citation, a Word document, printing; an article without text is only followed. */
export function ProvisionActions({ provision, follow }: Props) {
  const { t, locale } = useText();
  const [isPrinting, setPrinting] = useState(false);
  const heading = t('provision_quoted', {
    name: nameOf(provision),
    day: longDay('il', provision.on, locale),
  });
  const copy = () =>
    copyAndTell(quotedText(provision, heading), {
      copied: t('provision_copied'),
      notCopied: t('provision_not_copied'),
      kind: 'copied',
    });
  const { isBusy, save } = useWordFile(provision.label.replace(/[^\p{L}\p{N} .-]+/gu, ' '), async () => {
    const { provisionDocx } = await import('./provision-docx.ts');
    return provisionDocx({ provision, heading, t, locale });
  });
  return (
    <div className={classes.actions}>
      {follow}
      {provision.text !== null && (
        <>
          <IconButton icon="copy" label={t('provision_copy')} onClick={() => void copy()} />
          <IconButton icon="download" label={t('provision_word')} isBusy={isBusy} onClick={save} />
          <IconButton icon="print" label={t('provision_print')} onClick={() => setPrinting(true)} />
        </>
      )}
      {isPrinting && (
        <ProvisionSheet provision={provision} heading={heading} onPrinted={() => setPrinting(false)} />
      )}
    </div>
  );
}

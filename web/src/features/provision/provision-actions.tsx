import { longDay } from '@massima/contract/format/day-with';
import type { Provision } from '@massima/contract/provision';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { amendmentTexts } from '../../lib/amendment-texts.ts';
import { useText } from '../../lib/i18n.tsx';
import { useWordFile } from '../../lib/use-word-file.ts';
import { commiOf, Paper } from '../ruling/index.ts';
import classes from './provision-page.module.css';
import { nameOf, quotedText } from './quoted-text.ts';

interface ProvisionSheetProps {
  provision: Provision;
  heading: string;
  onPrinted: () => void;
}

/** Article on A4: name with the day, amendments, text and source. */
function ProvisionSheet({ provision, heading, onPrinted }: ProvisionSheetProps) {
  const text = useText();
  return (
    <Paper onPrinted={onPrinted}>
      <h1>{heading}</h1>
      <p>
        <small>{provision.act}</small>
      </p>
      {provision.fate.map((amendment) => {
        const { name, source } = amendmentTexts(amendment, text);
        return (
          <p key={`${amendment.what} ${amendment.words}`}>
            <small>
              <strong lang={text.locale}>
                {name}: {source}.
              </strong>{' '}
              {amendment.words}
            </small>
          </p>
        );
      })}
      {commiOf(provision).map(({ id, number, lines: [first = '', ...points] }) => (
        <section key={id}>
          <p>
            {number === '' ? '' : `${number}. `}
            {first}
          </p>
          {points.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {provision.credit !== null && (
        <p>
          <small>{provision.credit}</small>
        </p>
      )}
    </Paper>
  );
}

interface Props {
  provision: Provision;
  /** Follow button. It belongs to another feature, so the route provides it. */
  follow: ReactNode;
}

/**
 * Follow, copy with citation, export to Word, print. An article without text can only be followed.
 */
export function ProvisionActions({ provision, follow }: Props) {
  const { t, locale } = useText();
  const [isPrinting, setPrinting] = useState(false);
  const heading = t('provision_quoted', {
    name: nameOf(provision),
    day: longDay('il', provision.on, locale),
  });
  const copy = () =>
    copyAndNotify(quotedText(provision, heading), {
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

import type { Provision } from '@massima/contract/provision';
import { useEffect, useMemo, useState } from 'react';
import { decodeHash } from '../../lib/decode-hash.ts';
import { useText } from '../../lib/i18n.tsx';
import { useDrawn } from '../../lib/use-drawn.ts';
import { copyAsQuotation } from './quote-selection.ts';
import { commiOf } from './commi-of.ts';
import classes from './provision-text.module.css';

interface Props extends Pick<Provision, 'text' | 'commi'> {
  /** Name of the article with the day, appended to copied passages. */
  source?: string;
}

/** Text of an article, set like a page of a code. Each paragraph has its number and an anchor. */
export function ProvisionText({ text, commi, source }: Props) {
  const { t } = useText();
  const paragraphs = useMemo(() => commiOf({ text, commi }), [text, commi]);
  const drawn = useDrawn(paragraphs);
  const named = useNamedPlace();
  // The browser looks for the anchor before the text has loaded.
  useEffect(() => {
    document.getElementById(decodeHash(location.hash))?.scrollIntoView({ block: 'center' });
  }, [drawn]);
  return (
    <div
      className={classes.text}
      lang="it"
      onCopy={source === undefined ? undefined : copyAsQuotation(source)}
    >
      {drawn.map(({ id, number, lines: [first = '', ...points] }) => (
        <div key={id} id={id} className={`${classes.comma} ${id === named ? classes.named : ''}`}>
          {number !== '' && (
            <a href={`#${id}`} className={classes.number} aria-label={t('provision_comma', { number })}>
              {number}.
            </a>
          )}
          <div className={classes.words}>
            <p>{first}</p>
            {points.length > 0 && (
              <ul>
                {points.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Returns the anchor in the address. CSS `:target` only matches elements that existed when the page
 * was opened.
 */
function useNamedPlace(): string {
  const [named, setNamed] = useState(() => decodeHash(location.hash));
  useEffect(() => {
    const follow = () => setNamed(decodeHash(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return named;
}

import { Button } from '@mantine/core';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import classes from './partners.module.css';

/** The line, whole and selectable, with its button. */
export function SnippetBox({ snippet }: { snippet: string }) {
  const { t } = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      toast(t('partners_copied'));
    } catch {
      toast(t('partners_copy_failed'), { tone: 'error' });
    }
  };
  return (
    <section aria-labelledby="snippet-title">
      <h2 id="snippet-title">{t('partners_snippet')}</h2>
      <pre className={classes.snippet} tabIndex={0} aria-labelledby="snippet-title">
        <code>{snippet}</code>
      </pre>
      <Button onClick={() => void copy()}>{t('partners_copy')}</Button>
    </section>
  );
}

import { Button, Checkbox } from '@mantine/core';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import classes from './partners.module.css';
import { canBeRobust, type Choices } from './snippet.ts';

interface Props {
  snippet: string;
  choices: Choices;
  onChange: (form: Choices['form']) => void;
}

/** Embed code with a copy button and its variants. */
export function SnippetBox({ snippet, choices, onChange }: Props) {
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
      <div className={classes.tools}>
        <Button onClick={() => void copy()}>{t('partners_copy')}</Button>
        <Button
          component="a"
          variant="default"
          href={`mailto:?subject=${encodeURIComponent(t('partners_mail_subject'))}&body=${encodeURIComponent(t('partners_mail_body', { line: snippet }))}`}
        >
          {t('partners_mail')}
        </Button>
        <Checkbox
          label={t('partners_robust')}
          description={t('partners_robust_hint')}
          disabled={!canBeRobust(choices)}
          checked={choices.form === 'robust' && canBeRobust(choices)}
          onChange={(event) => onChange(event.currentTarget.checked ? 'robust' : 'short')}
        />
      </div>
    </section>
  );
}

import { useId } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Icon } from '../../components/icon.tsx';
import classes from './verdict-toggle.module.css';

interface Props {
  panel: string;
  isOpen: boolean;
  isAvailable: boolean;
  onToggle: () => void;
}

/**
 * Toggles the full text. Without a text it stays focusable and states the reason, because the
 * keyboard skips a `disabled` control together with its explanation.
 */
export function VerdictToggle({ panel, isOpen, isAvailable, onToggle }: Props) {
  const { t } = useText();
  const tip = useId();
  if (!isAvailable)
    return (
      <span className={classes.place}>
        <button type="button" aria-disabled="true" aria-describedby={tip} className={classes.toggle}>
          {t('verdict_open')}
        </button>
        <span role="tooltip" id={tip} className={classes.tip}>
          {t('verdict_available_soon')}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      data-action="open"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      className={classes.toggle}
      onClick={onToggle}
    >
      {isOpen ? (
        <>
          <span className={classes.long}>{t('verdict_close')}</span>
          <span aria-hidden="true" className={classes.short}>
            {t('close')}
          </span>
        </>
      ) : (
        t('verdict_open')
      )}
      <Icon name="chevron" size={18} />
    </button>
  );
}

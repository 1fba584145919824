import { useText } from '../lib/i18n.tsx';
import { closeToast, useToasts } from '../lib/toast.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './toasts.module.css';

/** Short notices at the bottom. Both regions are always there: only a change inside them is read out. */
export function Toasts() {
  const { t } = useText();
  const toasts = useToasts();
  const list = (tone: 'success' | 'error') =>
    toasts
      .filter((item) => item.tone === tone)
      .map((item) => (
        <div key={item.id} className={`${classes.toast} ${classes[tone]}`}>
          <Icon name={tone === 'success' ? 'check' : 'warning'} />
          <span>{item.text}</span>
          {item.action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                item.action?.run();
                closeToast(item.id);
              }}
            >
              {item.action.label}
            </button>
          )}
          <IconButton icon="close" label={t('toast_close')} onClick={() => closeToast(item.id)} />
        </div>
      ));
  return (
    <div className={classes.place}>
      <div role="status">{list('success')}</div>
      <div role="alert">{list('error')}</div>
    </div>
  );
}

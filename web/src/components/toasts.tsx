import { useEffect, useState } from 'react';
import { useText } from '../lib/i18n.tsx';
import { closeToast, type ToastMessage, useToasts } from '../lib/toast.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './toasts.module.css';

/** Short notices at the bottom. Both regions are always there: only a change inside them is read out. */
export function Toasts() {
  const toasts = useToasts();
  const list = (tone: 'success' | 'error') =>
    toasts.filter((item) => item.tone === tone).map((item) => <Toast key={item.id} {...item} />);
  return (
    <div className={classes.place}>
      <div role="status">{list('success')}</div>
      <div role="alert">{list('error')}</div>
    </div>
  );
}

/** Goes by itself, but not while somebody reaches for it. */
function Toast({ id, text, tone, ms, actions }: ToastMessage) {
  const { t } = useText();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, isHeld]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return (
    <div
      className={`${classes.toast} ${classes[tone]}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={tone === 'success' ? 'check' : 'warning'} />
      <span>{text}</span>
      {actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={classes.action}
          onClick={() => {
            run();
            closeToast(id);
          }}
        >
          {label}
        </button>
      ))}
      <IconButton icon="close" label={t('toast_close')} onClick={() => closeToast(id)} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { createStore } from '../lib/external-store.ts';
import { useText } from '../lib/i18n.tsx';
import {
  closeToast,
  holdToast,
  latestToast,
  releaseToast,
  type ToastMessage,
  useToasts,
} from '../lib/toast.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './toasts.module.css';

/** Open dialogs, topmost last. */
const dialogs = createStore<readonly symbol[]>([]);

/**
 * Delay in milliseconds until a region that has just moved to the top shows its notices. A dialog
 * slides in during that time. A page below a closed dialog returns to screen readers, which ignore
 * text present from the start.
 */
const settleMs = 200;

/**
 * Notices at the bottom of the page. A modal dialog hides the page from users, so it shows them
 * itself.
 */
export function Toasts() {
  return dialogs.use().length === 0 && <Regions />;
}

/**
 * Notices of the page, shown in the topmost dialog and passed on to the next when it closes. They
 * are at the top of the window, because a dialog has its buttons at the bottom and a hovered
 * notice stays open. Success messages from before the dialog opened wait below it.
 */
export function DialogToasts() {
  const [me] = useState(() => Symbol('dialog'));
  const [before] = useState(latestToast);
  useEffect(() => {
    dialogs.set([...dialogs.get(), me]);
    return () => dialogs.set(dialogs.get().filter((id) => id !== me));
  }, [me]);
  return dialogs.use().at(-1) === me && <Regions after={before} isOverDialog />;
}

/** Both regions exist before any text, because screen readers announce only changes inside them. */
function Regions({ after = 0, isOverDialog = false }: { after?: number; isOverDialog?: boolean }) {
  const toasts = useToasts().filter(({ id, tone }) => tone === 'error' || id > after);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  const list = (tone: ToastMessage['tone']) =>
    isSettled && toasts.filter((item) => item.tone === tone).map((item) => <Toast key={item.id} {...item} />);
  return (
    <div data-notices className={`${classes.place} ${isOverDialog ? classes.overDialog : ''}`}>
      <div role="status">{list('success')}</div>
      <div role="alert">{list('error')}</div>
    </div>
  );
}

/** Closes after its time, except while the user points at it or focuses it. */
function Toast({ id, text, tone, actions }: ToastMessage) {
  const { t } = useText();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    holdToast(id);
    return () => releaseToast(id);
  }, [id, isHeld]);
  const [pause, release] = [() => setHeld(true), () => setHeld(false)];
  return (
    <div
      // Marks a notice with an action, so that the first Tab of a screen moves to it.
      data-notice={actions.length > 0 ? id : undefined}
      className={`${classes.toast} ${classes[tone]}`}
      onPointerEnter={pause}
      onPointerLeave={release}
      onFocus={pause}
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

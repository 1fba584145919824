import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeRouter } from '../lib/page-hide-count.ts';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { Dialog, DialogActions } from '../components/dialog.tsx';

interface Props {
  /** Called when the user leaves, before a redraw. */
  isChanged: () => boolean;
  /** Called if the user leaves without saving. */
  onDiscard: () => void;
}

/** Returns the target of a plain click on an internal link; null for any other click. */
function placeOf(event: MouseEvent): URL | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? new URL(link.href) : null;
}

/**
 * Returns the sign-out button of a click, marked by `data-leaves`, which ends more than this
 * screen.
 */
const endOf = (event: MouseEvent) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-leaves]') : null;

/** Returns the router's index of a history entry. */
const numberOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Prompts when a link, the back button or sign-out would leave a changed form. A reload needs no
 * prompt, because the draft survives it. The router's blocker requires its data router, which
 * would add 15 kB to the login's first load.
 */
export function LeaveGuard({ isChanged, onDiscard }: Props) {
  const { t } = useText();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  // Going back takes two browser steps. A redraw between them must not restart here.
  const changed = useRef(isChanged);
  changed.current = isChanged;

  useEffect(() => {
    // Without a session the user cannot stay. The draft is restored after the next login.
    const mustPrompt = () => changed.current() && session.token() !== null;
    const onClick = (event: MouseEvent) => {
      const target = placeOf(event);
      const end = endOf(event);
      const isLeaving = end !== null || (target !== null && target.pathname !== pathname);
      if (!isLeaving || !mustPrompt()) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => {
        if (end) end.click();
        else if (target) void navigate(target.pathname + target.search + target.hash);
      });
    };
    const here = numberOf(history.state);
    let isComingBack = false;
    const onPop = (event: PopStateEvent) => {
      const steps = numberOf(event.state) - here;
      if (isComingBack || (steps !== 0 && mustPrompt())) event.stopImmediatePropagation();
      else return;
      if (isComingBack) {
        isComingBack = false;
        return;
      }
      // The browser has already left, so this returns to the form and prompts.
      isComingBack = true;
      history.go(-steps);
      setLeave(() => () => history.go(steps));
    };
    // Both listeners run before the router's.
    document.addEventListener('click', onClick, { capture: true });
    const letGo = beforeRouter(onPop);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      letGo();
    };
  }, [navigate, pathname, key]);

  if (!leave) return null;
  const stay = () => setLeave(null);
  return (
    <Dialog title={t('leave_title')} alert onClose={stay}>
      <p>{t('leave_text')}</p>
      <DialogActions>
        <Button variant="default" onClick={stay}>
          {t('leave_stay')}
        </Button>
        <Button
          color="red"
          onClick={() => {
            onDiscard();
            stay();
            leave();
          }}
        >
          {t('leave_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

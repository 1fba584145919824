import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useText } from './i18n.tsx';
import { lazyPart, type Missing } from './lazy-part.tsx';
import { showLoadError } from './show-load-error.ts';

interface Closed {
  onClose: () => void;
}

/** Reports that the dialog could not be loaded and closes it. Opening it again retries. */
function NotOpened({ error, onClose }: Closed & Missing) {
  const { t } = useText();
  const giveUp = useEffectEvent(() => {
    showLoadError(t, error);
    onClose();
  });
  useEffect(() => {
    if (error !== undefined) giveUp();
  }, [error]);
  return null;
}

/** Dialog in a separate chunk. */
export const lazyDialog = <Props extends Closed>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(load, NotOpened);

/** When this tab last loaded itself anew, see `load-chunk.ts`: nothing of an account, so it outlives whatever is cleared. */
export const reloadMark = 'reloaded';

/** Web storage that may be blocked, full or holding what an older version wrote: it never throws. */
function open(kind: 'localStorage' | 'sessionStorage') {
  const area = (): Storage | null => {
    try {
      return window[kind];
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): string | null => area()?.getItem(`massima.${key}`) ?? null,
    write(key: string, value: string | null): boolean {
      try {
        if (value === null) area()?.removeItem(`massima.${key}`);
        else area()?.setItem(`massima.${key}`, value);
        return true;
      } catch {
        return false;
      }
    },
    /** Removes everything of ours but what is to be kept. */
    clear(isKept: (key: string) => boolean = () => false) {
      const store = area();
      if (!store) return;
      for (const name of Object.keys(store)) {
        const key = name.slice('massima.'.length);
        if (name.startsWith('massima.') && key !== reloadMark && !isKept(key)) store.removeItem(name);
      }
    },
  };
}

export const local = open('localStorage');
export const perTab = open('sessionStorage');

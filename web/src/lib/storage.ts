/**
 * Key for the time of the last automatic reload of this tab, see `load-chunk.ts`. Contains no
 * account data, so it survives clearing.
 */
export const reloadMark = 'reloaded';

type Kind = 'localStorage' | 'sessionStorage';

const areaOf = (kind: Kind): Storage | null => {
  try {
    return window[kind];
  } catch {
    return null;
  }
};

/** Returns a stored value; null if missing or if storage is blocked. */
export const readStored = (kind: Kind, key: string): string | null =>
  areaOf(kind)?.getItem(`massima.${key}`) ?? null;

/**
 * Wraps web storage that can be blocked, full or contain data of an older version. Never throws.
 */
function open(kind: Kind) {
  const area = () => areaOf(kind);
  return {
    read: (key: string) => readStored(kind, key),
    write(key: string, value: string | null): boolean {
      try {
        if (value === null) area()?.removeItem(`massima.${key}`);
        else area()?.setItem(`massima.${key}`, value);
        return true;
      } catch {
        return false;
      }
    },
    /** Removes all keys of the application except those for which `shouldKeep` returns true. */
    clear(shouldKeep: (key: string) => boolean = () => false) {
      const store = area();
      if (!store) return;
      for (const name of Object.keys(store)) {
        const key = name.slice('massima.'.length);
        if (name.startsWith('massima.') && key !== reloadMark && !shouldKeep(key)) store.removeItem(name);
      }
    },
  };
}

// Marked as pure, so that the script in the page, which only reads, omits the other functions.
export const local = /* @__PURE__ */ open('localStorage');
export const perTab = /* @__PURE__ */ open('sessionStorage');

import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { allowedValue } from '../../lib/use-address.ts';
import type { OutlineOrder } from './outline-entry.ts';

/** Values in the address. The folder's order and an empty filter are left out. */
const names: Record<OutlineOrder, string> = {
  own: 'cartella',
  date: 'data',
  court: 'giudice',
  added: 'salvati',
};

interface Change {
  open?: string | null;
  order?: OutlineOrder;
  filter?: string;
}

/**
 * Stores the open entry, order and filter of a folder in the address, for links and the back
 * button.
 */
export function useFolderAddress(folderId: number) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromIndex?: boolean } | null };
  const word = params.get('ordine') ?? '';
  const order = allowedValue(word, Object.values(names), names.own);

  const write = ({ open, order: sorted, filter }: Change) => {
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | null) =>
      value === null || value === '' ? next.delete(name) : next.set(name, value);
    // A folder opened by route state has no id in its address.
    next.set('id', String(folderId));
    if (open !== undefined) put('risultato', open);
    if (sorted !== undefined) put('ordine', sorted === 'own' ? null : names[sorted]);
    if (filter !== undefined) put('filtro', filter);
    return `?${next.toString()}`;
  };
  const latest = useRef({ write, navigate, state });
  latest.current = { write, navigate, state };
  /** Stable while the folder is shown. */
  const actions = useRef({
    address: (change: Change) => latest.current.write(change),
    change: (change: Change, { push = false } = {}) =>
      void latest.current.navigate(latest.current.write(change), {
        replace: !push,
        state: push ? { ...latest.current.state, fromIndex: true } : latest.current.state,
      }),
    /**
     * Returns to the index by going back, so that the back button does not open the result again.
     */
    toIndex: () =>
      latest.current.state?.fromIndex
        ? void latest.current.navigate(-1)
        : actions.current.change({ open: null }),
  });

  return {
    open: params.get('risultato'),
    order: (Object.keys(names) as OutlineOrder[]).find((key) => names[key] === order) ?? 'own',
    filter: params.get('filtro') ?? '',
    ...actions.current,
  };
}

import { Button } from '@mantine/core';
import type { SearchResult } from '@massima/contract/search';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ShortcutsHelp } from '../../components/shortcuts-help.tsx';
import { useText } from '../../lib/i18n.tsx';
import { isForKeys, shortcutsEnabled } from '../../lib/shortcuts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useCopyKeys } from '../ruling/index.ts';
import classes from './folder-outline.module.css';
import type { FolderProps } from './folder-props.ts';
import { OutlineBar, OutlineSteps } from './outline-bar.tsx';
import { entryOf, filterEntries, sortEntries } from './outline-entry.ts';
import { OutlineList } from './outline-list.tsx';
import { SavedText } from './saved-text.tsx';
import { useElementMoves } from './use-element-moves.ts';
import { useFolderAddress } from './use-folder-address.ts';
import { useOpenEntry } from './use-open-entry.ts';
import type { useRemovals } from './use-removals.ts';
import type { useSavedPages } from './use-saved-pages.ts';

/** Equals `--from-split` of the style sheets. */
const query = '(min-width: 62.5rem)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns true if the window fits a list and its open item next to each other. */
const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

type Rating = SearchResult['feedback'];

/** Rating of the open result, cached for results opened before. */
function useRating(openId: string | undefined) {
  const ids = openId === undefined ? [] : [openId];
  const { data } = trpc.feedbacks.many.useQuery({ ids }, { enabled: openId !== undefined });
  /** Shown immediately, because a refetch could arrive before the rating is saved. */
  const [rated, setRated] = useState<Record<string, Rating>>({});
  const found = data?.find((element) => element.idResult === openId);
  const saved = found ? (found.positive ? 'positive' : 'negative') : 'none';
  return {
    rating: (openId !== undefined && rated[openId]) || saved,
    keep: (id: string, rating: Rating) => setRated((before) => ({ ...before, [id]: rating })),
  } as const;
}

interface Actions {
  /** Opens the next or the previous result. */
  step: (by: 1 | -1) => void;
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Keys of a folder: `j` `k` results, `o` full text, `/` filter, as in the list of results. */
function useOutlineKeys(actions: Actions) {
  const isOn = shortcutsEnabled.use();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const keys: Record<string, () => void> = {
      j: () => latest.current.step(1),
      k: () => latest.current.step(-1),
      o: () => press('article[data-result] [data-action=open]'),
      '/': () => document.querySelector<HTMLElement>('[data-outline-bar] input')?.focus(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keys[event.key];
      if (!action || !isForKeys(event)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

interface Props extends FolderProps {
  saved: ReturnType<typeof useSavedPages>;
  removals: ReturnType<typeof useRemovals>;
}

/**
 * Folder as an outline: its index, and the text of a result next to it or, on narrow screens,
 * instead of it.
 */
export function FolderOutline({ folder, readOnly, onSearch, actions, saved, removals }: Props) {
  const { t, number } = useText();
  const { project_id: folderId } = folder;
  const isWide = useIsWide();
  const address = useFolderAddress(folderId);
  const { removed } = removals;
  const all = saved.elements.map(entryOf);
  const positions = new Map(all.filter(({ id }) => !removed.has(id)).map(({ id }, i) => [id, i + 1]));
  const found = new Set(filterEntries(all, address.filter).map(({ id }) => id));
  // Removed entries stay in place under every filter, because their row has the undo button.
  const entries = sortEntries(all, address.order).filter(({ id }) => found.has(id) || removed.has(id));
  const visible = entries.filter(({ id }) => positions.has(id));

  const pane = useRef<HTMLElement>(null);
  const {
    entry: open,
    openIt,
    step,
    isMissing,
  } = useOpenEntry({ address, visible, all, isWide, pane, saved });
  const { rating, keep } = useRating(open?.id);
  const { move, order, announcement } = useElementMoves({ folderId, isShown: (id) => !removed.has(id) });
  const isOwnOrder = address.order === 'own' && address.filter.trim() === '';
  useOutlineKeys({ step });
  useCopyKeys(() => open?.result ?? undefined);

  const remove = (id: string) => {
    removals.remove(id);
    const at = visible.findIndex((entry) => entry.id === id);
    if (isWide) address.change({ open: (visible[at + 1] ?? visible[at - 1])?.id ?? null });
    else address.toIndex();
  };
  const result = open?.result ? { ...open.result, id_new: open.id, feedback: rating } : null;
  const isReading = address.open !== null && open !== undefined;
  const total = number(Math.max(folder.elements, positions.size));

  return (
    <div className={classes.outline} data-reading={isReading}>
      <div data-scrolls className={classes.index}>
        <OutlineBar
          order={address.order}
          filter={address.filter}
          onOrder={(order) => address.change({ order })}
          onFilter={(filter) => address.change({ filter })}
        />
        {isMissing && <Notice aboveList>{t('folder_not_here')}</Notice>}
        <p role="status" className={classes.state}>
          {!saved.isWhole && !saved.moreFailed
            ? t('folder_loading_rest', { shown: number(all.length), total })
            : address.filter !== '' &&
              (visible.length === 0
                ? t('folder_none_found')
                : t('folder_shown', { shown: number(visible.length), total: number(positions.size) }))}
        </p>
        {!readOnly && !isOwnOrder && visible.length > 1 && (
          <p className={classes.state}>{t('folder_order_hint')}</p>
        )}
        <OutlineList
          folderId={folderId}
          entries={entries}
          positions={positions}
          openId={open?.id}
          canMove={!readOnly && isOwnOrder && positions.size > 1}
          isRemoving={removals.isUnderWay}
          address={(id) => address.address({ open: id })}
          onOpen={openIt}
          onRestored={removals.bringBack}
          order={order}
          onMove={move}
        />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {saved.moreFailed && (
          <Notice tone="error" urgent>
            {t('folder_rest_failed')}{' '}
            <Button variant="default" size="compact-sm" onClick={saved.loadMore}>
              {t('retry')}
            </Button>
          </Notice>
        )}
      </div>
      {open && (
        <section ref={pane} aria-label={open.name} className={classes.pane}>
          <OutlineSteps
            position={visible.indexOf(open) + 1}
            total={visible.length}
            onIndex={address.toIndex}
            onStep={step}
          />
          <PartBoundary key={open.id} of={result?.document_diritto}>
            <SavedText
              entry={open}
              result={result}
              folderId={folderId}
              readOnly={readOnly}
              onRemove={() => remove(open.id)}
              onSearch={onSearch}
              actions={result && actions(result, open.element.query, (to) => keep(open.id, to))}
            />
          </PartBoundary>
        </section>
      )}
      <ShortcutsHelp of="folder" />
    </div>
  );
}

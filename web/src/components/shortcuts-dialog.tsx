import { Checkbox } from '@mantine/core';
import { useText } from '../lib/i18n.tsx';
import { shortcutsEnabled } from '../lib/shortcuts.ts';
import { Dialog } from './dialog.tsx';
import classes from './shortcuts-dialog.module.css';

const copying = [
  ['c', 'shortcut_copy'],
  ['C', 'shortcut_copy_principle'],
  ['?', 'shortcut_help'],
] as const;
/** Keys of each screen. */
const groups = {
  search: [
    ['/', 'shortcut_focus'],
    ['j', 'shortcut_next'],
    ['k', 'shortcut_previous'],
    ['↵', 'shortcut_unfold'],
    ['o', 'shortcut_open'],
    ['s', 'shortcut_save'],
    ['x', 'shortcut_pick'],
    ...copying,
  ],
  ruling: copying,
  folder: [
    ['/', 'shortcut_filter'],
    ['j', 'shortcut_next'],
    ['k', 'shortcut_previous'],
    ['o', 'shortcut_open'],
    ['Alt + ↑ ↓', 'shortcut_move'],
    ...copying,
  ],
  everywhere: [['z', 'shortcut_undo']],
} as const;

/** Screen with its own keys, or `everywhere`. */
export type KeysOf = keyof typeof groups;
const inOrder = Object.keys(groups) as KeysOf[];

interface Props {
  /** Current screen, whose keys come first. */
  of: KeysOf;
  onClose: () => void;
}

/** Lists the keys of every screen, with a switch for single-key shortcuts. */
export function ShortcutsDialog({ of, onClose }: Props) {
  const { t } = useText();
  const isOn = shortcutsEnabled.use();
  return (
    <Dialog title={t('search_shortcuts')} onClose={onClose}>
      {[of, ...inOrder.filter((other) => other !== of)].map((screen) => (
        <section key={screen}>
          <h3 className={classes.screen}>{t(`shortcuts_${screen}`)}</h3>
          <dl className={classes.list}>
            {groups[screen].map(([key, label]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(label)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={t('search_shortcuts_on')}
        checked={isOn}
        onChange={(event) => shortcutsEnabled.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

import { Checkbox } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { shortcutsEnabled } from '../../lib/shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  ['/', 'shortcut_focus'],
  ['j', 'shortcut_next'],
  ['k', 'shortcut_previous'],
  ['o', 'shortcut_open'],
  ['s', 'shortcut_save'],
  ['x', 'shortcut_pick'],
  ['c', 'shortcut_copy'],
  ['C', 'shortcut_copy_principle'],
  ['z', 'shortcut_undo'],
  ['?', 'shortcut_help'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const isOn = shortcutsEnabled.use();
  return (
    <Dialog title={t('search_shortcuts')} onClose={onClose}>
      <dl className={classes.list}>
        {shortcuts.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('search_shortcuts_on')}
        checked={isOn}
        onChange={(event) => shortcutsEnabled.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

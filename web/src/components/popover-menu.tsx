import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { named } from './named.ts';
import classes from './popover-menu.module.css';

interface MenuChoice {
  label: string;
  onSelect: () => void;
  icon?: IconName;
}

interface Props {
  icon: IconName;
  label: string;
  /** Short name next to the icon on wide screens. */
  word?: string;
  choices: readonly MenuChoice[];
  /** Opens upwards, for a button at the bottom of the screen. */
  isAbove?: boolean;
}

/** Small menu below an icon button, by the ARIA menu-button pattern: arrows, Home, End, Escape. */
export function PopoverMenu({ icon, label, word, choices, isAbove = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const id = useId();

  const items = () => [...(container.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => {
    setOpen(false);
    container.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    items()[0]?.focus();
    const outside = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (step !== undefined) all[(step + all.length) % all.length]?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={container} className={classes.place} onKeyDown={onKeyDown}>
      <IconButton
        icon={icon}
        label={label}
        {...(word !== undefined && named(word))}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          className={isAbove ? `${classes.menu} ${classes.above}` : classes.menu}
        >
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                close();
                choice.onSelect();
              }}
            >
              {choice.icon && <Icon name={choice.icon} size={18} />}
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

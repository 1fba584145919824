import type { KeyboardEvent } from 'react';
import classes from './tab-list.module.css';

interface Props<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** The id of the panel they change. */
  panel: string;
}

/** Tabs by the ARIA pattern: one stop for the Tab key, arrows between them; choosing is a press, never a mere focus. */
export function TabList<T extends string>({ label, tabs, value, onChange, panel }: Props<T>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    all[(step + all.length) % all.length]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classes.list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

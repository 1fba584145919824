import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './preview.module.css';

interface Props {
  /** Text shown on hover or focus. */
  text: string;
  /** Draws the control, which the text describes. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Delay in milliseconds, so that a pointer passing over the control shows nothing. */
const restMs = 250;

/** Preview of a control's target. It closes on Escape and can be hovered itself (WCAG 1.4.13). */
export function Preview({ text, children }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    // Keeps the dialog or page below open.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  if (text === '') return children(undefined);
  return (
    <span
      className={classes.place}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(restMs)}
      onPointerLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children(isShown ? id : undefined)}
      {isShown && (
        <span role="tooltip" id={id} lang="it" className={classes.text}>
          {text}
        </span>
      )}
    </span>
  );
}

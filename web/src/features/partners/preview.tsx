import { useEffect, useRef, useState } from 'react';
import { addScript } from '../../lib/add-script.ts';
import { useText } from '../../lib/i18n.tsx';
import { queryClient } from '../../lib/query-client.ts';
import classes from './partners.module.css';
import { type Choices, lookOf, optionsOf } from './snippet.ts';

export interface Widget {
  mount: (
    element: HTMLElement,
    options: Record<string, string>,
  ) => { configure: (tokens: Record<string, string>) => void } | undefined;
}

async function load(): Promise<Widget> {
  await addScript('/widget/loader.js');
  return (window as unknown as { Massima: Widget }).Massima;
}

/** Loads the script that partners embed, once. */
const loadWidget = (): Promise<Widget> =>
  queryClient.fetchQuery({
    queryKey: ['widget-loader'],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

const events = ['ready', 'started', 'submitted', 'failed'];

/**
 * Preview that runs the real loader. Theme changes apply to the open form. Other changes mount a
 * new form after a pause in typing.
 */
export function Preview({ choices, linkText }: { choices: Choices; linkText: string }) {
  const { t, locale } = useText();
  const container = useRef<HTMLDivElement>(null);
  const handle = useRef<{ configure: (tokens: Record<string, string>) => void } | undefined>(undefined);
  const [eventLog, setEventLog] = useState('');
  const [isMissing, setMissing] = useState(false);
  const theme = JSON.stringify(lookOf(choices));
  const latest = useRef(choices);
  useEffect(() => {
    latest.current = choices;
  });
  const { mode, priceType, origin, trialDays, trialQueries, coupon } = choices;
  const offer = [mode, choices.locale, priceType, origin, trialDays, trialQueries, coupon, locale].join('\n');

  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      loadWidget().then(
        (widget) => {
          if (isGone || !container.current) return;
          const element = document.createElement('div');
          const link = Object.assign(document.createElement('a'), { textContent: linkText });
          link.href = `${location.origin}/registration_embedded`;
          element.append(link);
          setEventLog('');
          container.current.replaceChildren(element);
          for (const type of events) element.addEventListener(`massima:${type}`, () => setEventLog(type));
          handle.current = widget.mount(element, { locale, ...optionsOf(latest.current) });
        },
        () => setMissing(true),
      );
    }, 400);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [offer, locale, linkText]);

  useEffect(() => {
    handle.current?.configure(JSON.parse(theme) as Record<string, string>);
  }, [theme]);

  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title">{t('partners_preview')}</h2>
      {isMissing && <p>{t('partners_preview_failed')}</p>}
      <div
        ref={container}
        data-partners-preview
        className={mode === 'inline' ? classes.place : classes.link}
      />
      <p role="status" className={classes.said}>
        {eventLog && t('partners_events', { event: eventLog })}
      </p>
    </section>
  );
}

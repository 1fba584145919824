interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

declare global {
  interface Window {
    /** Storybook's addon has loaded it into the page to look at the story as it stands. */
    axe?: { run(context: Element, options: object): Promise<{ violations: Violation[] }> };
  }
}

/** What depends on colours; everything else was looked at in the story's own. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the dark colours of a story that stands in the light ones. Only the colours change, on the story as it
 * is drawn, so that an open dialog stays open. Nothing on a story that is dark already, nor on one whose colours are made for the
 * scheme it was drawn in (`data-own-colours`): that has dark stories of its own.
 */
export async function findDarkFaults(settle: () => Promise<void>): Promise<string[]> {
  const { dataset } = document.documentElement;
  const scheme = dataset['mantineColorScheme'];
  if (scheme === 'dark' || document.querySelector('[data-own-colours]')) return [];
  const { axe } = window;
  if (!axe) throw new Error('axe has not looked at this story: nothing could be said of its dark colours');
  dataset['mantineColorScheme'] = 'dark';
  try {
    await settle();
    const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: rules } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  } finally {
    if (scheme === undefined) delete dataset['mantineColorScheme'];
    else dataset['mantineColorScheme'] = scheme;
  }
}

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

declare global {
  interface Window {
    /** Loaded by Storybook's addon, which checks the story in its current state. */
    axe?: { run(context: Element, options: object): Promise<{ violations: Violation[] }> };
  }
}

/** Rules that depend on colours. All other rules were checked in the story's original colours. */
const rules = ['color-contrast', 'link-in-text-block'];

/** Returns the violations that axe finds in a story drawn in dark colours. */
export async function findDarkErrors(): Promise<string[]> {
  const { axe } = window;
  if (!axe) throw new Error('axe has not looked at this story: nothing could be said of its dark colours');
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

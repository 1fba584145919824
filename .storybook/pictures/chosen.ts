type Stories = Readonly<Record<string, readonly string[]>>;

/**
 * Components and patterns with a picture in light and in dark colours, in each state that looks
 * different.
 */
const components: Stories = {
  'massima-type': ['scale'],
  'massima-space': ['steps'],
  'massima-patterns': ['form', 'list', 'question', 'empty', 'failed'],
  'components-badge': ['good', 'bad', 'plain'],
  'components-button': ['several', 'busy', 'disabled', 'small'],
  'components-checkbox': ['on', 'some', 'disabled', 'with-hint'],
  'components-dialog': ['modal', 'alert', 'sheet'],
  'components-fold': ['open'],
  'massima-icons': ['all'],
  'components-iconbutton': ['active', 'with-the-keyboard'],
  'components-listbar': ['wide'],
  'components-loadfailed': ['of-folders'],
  'components-notice': ['info', 'warning', 'urgent'],
  'components-pager': ['in-the-middle'],
  'components-selectedbar': ['wide'],
  'components-partboundary': ['broke'],
  'components-popovermenu': ['open'],
  'components-radio': ['below', 'disabled'],
  'components-undorow': ['undone'],
  'components-selectfield': ['chosen'],
  'components-sortbutton': ['ascending'],
  'components-submitbutton': ['idle', 'busy'],
  'components-table': ['figures'],
  'components-switch': ['off', 'on', 'disabled'],
  'components-textfield': ['filled', 'read-only', 'wrong', 'password'],
  'components-toasts': ['two-on-a-phone'],
  'ruling-rulingcard': ['closed'],
  'ruling-markedtext': ['with-everything'],
  'features-billing-cards': ['several', 'last-one'],
  'features-billing-changeplandialog': ['choosing', 'confirming'],
  'features-folders-savedialog': ['folders'],
  'features-search-filterchips': ['read'],
  'features-search-filterpanel': ['some'],
};

/** Complete screens and stories with their own colours; one picture each. */
const screens: Stories = {
  'massima-colour': ['light', 'dark'],
  'screens-login': ['empty', 'dark', 'on-a-phone'],
  'screens-search': ['start', 'answered', 'answered-dark', 'answered-on-a-phone'],
  'screens-ruling': ['open', 'on-a-phone'],
  'screens-profile': ['keys'],
  'screens-folder': ['filled', 'on-a-phone'],
  'screens-history': ['several'],
  'screens-citations': ['checked'],
  'screens-alerts': ['followed'],
  'screens-subscription': ['active', 'on-a-phone'],
  'screens-administration': ['accounts', 'on-a-phone'],
  // The embed code contains the address of the test server, which varies.
  'screens-partners': ['signups'],
  'screens-plain-pages': ['page-not-found'],
  'widget-signupform': ['errors', 'errors-in-the-dark', 'done'],
  'widget-frame': ['compact'],
};

const idsOf = (stories: Stories) =>
  Object.entries(stories).flatMap(([component, names]) => names.map((name) => `${component}--${name}`));

const inBothColours: ReadonlySet<string> = new Set(idsOf(components));
export const pictured: ReadonlySet<string> = new Set([...inBothColours, ...idsOf(screens)]);

/**
 * Returns the names of a story's pictures without `.png`, in its own and in dark colours. Most
 * stories have none.
 */
export function picturesOf(storyId: string): { own?: string; dark?: string } {
  // Vitest's names have one dash instead of two.
  const name = storyId.replace('--', '-');
  if (inBothColours.has(storyId)) return { own: name, dark: `${name}-in-dark` };
  return pictured.has(storyId) ? { own: name } : {};
}

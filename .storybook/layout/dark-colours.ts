const { dataset } = document.documentElement;

/**
 * Returns whether the story is in light colours and supports dark ones. Excludes stories that are
 * already dark and stories with `data-own-colours`, which have separate dark stories.
 */
export const canTurnDark = () =>
  dataset['mantineColorScheme'] !== 'dark' && document.querySelector('[data-own-colours]') === null;

/**
 * Runs a check in dark colours. Only the colours change, on the story as drawn, so that an open
 * dialog stays open.
 */
export async function inDarkColours(check: () => Promise<void>): Promise<void> {
  const scheme = dataset['mantineColorScheme'];
  dataset['mantineColorScheme'] = 'dark';
  try {
    await check();
  } finally {
    if (scheme === undefined) delete dataset['mantineColorScheme'];
    else dataset['mantineColorScheme'] = scheme;
  }
}

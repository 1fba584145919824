const { dataset } = document.documentElement;

/**
 * Whether the story is in the light colours and can be seen in the dark ones: not one that is dark already, nor one whose
 * colours are made for the scheme it was drawn in (`data-own-colours`), which has its own dark stories.
 */
export const canTurnDark = () =>
  dataset['mantineColorScheme'] !== 'dark' && document.querySelector('[data-own-colours]') === null;

/** Only the colours change, on the story as drawn, so that an open dialog stays open; and change back. */
export async function inDarkColours(look: () => Promise<void>): Promise<void> {
  const scheme = dataset['mantineColorScheme'];
  dataset['mantineColorScheme'] = 'dark';
  try {
    await look();
  } finally {
    if (scheme === undefined) delete dataset['mantineColorScheme'];
    else dataset['mantineColorScheme'] = scheme;
  }
}

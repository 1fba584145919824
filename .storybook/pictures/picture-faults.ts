import { expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../web/src/lib/query-client.ts';
import { shownToasts } from '../../web/src/lib/toast.ts';
import { foreignFonts } from './foreign-fonts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** True if this browser can compare the pictures. */
    comparesPictures: boolean;
    /** True if only pictures are compared. */
    onlyPictures: boolean;
  }
}

// Limits the page to the size of the window, because a larger picture would be composed of several.
const cut = document.createElement('style');
cut.textContent = `
  body[data-picture] { min-height: 0; max-height: 100vh; overflow: hidden }
  body[data-picture='page'] { height: auto }
  body[data-picture='window'] { height: 100vh }`;
document.head.append(cut);

/**
 * Returns whether the story is a complete screen, or an overlay that adds no height to the page.
 */
const fillsWindow = () =>
  document.body.dataset['layout'] === 'fullscreen' ||
  shownToasts().length > 0 ||
  document.querySelector('dialog[open], :popover-open') !== null;

/**
 * Waits for everything that changes the picture: fonts, responses and the scaled copy of the page.
 */
async function isReady() {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await vi.waitUntil(() => queryClient.isFetching() + queryClient.isMutating() === 0, {
    timeout: 20_000,
  });
  // vitest shrinks a page that does not fit its window.
  const scale = (window.frameElement?.getBoundingClientRect().width ?? 0) / window.innerWidth;
  if (scale !== 1) throw new Error(`A picture would be ${scale} of its size: make the window larger.`);
}

/** Compares the page with the kept picture `name` and returns the differences as messages. */
export async function pictureErrors(name: string | undefined): Promise<string[]> {
  if (name === undefined || !inject('comparesPictures')) return [];
  const { dataset } = document.body;
  try {
    await isReady();
    dataset['picture'] = fillsWindow() ? 'window' : 'page';
    const fonts = foreignFonts().map(
      (family) => `A font that only some machines have is in a picture: ${family}`,
    );
    if (fonts.length > 0) return fonts;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    delete dataset['picture'];
  }
}

import './own-storage.ts';
import 'virtual:theme.css';
import 'virtual:mantine-styles';
import '../web/src/styles/global.css';
import type { Preview } from '@storybook/react-vite';
import { queryClient } from '../web/src/lib/query-client.ts';
import { session } from '../web/src/lib/session.ts';
import { closeToast, shownToasts } from '../web/src/lib/toast.ts';
import { local, perTab } from '../web/src/lib/storage.ts';
import { refuseDrift, serveStory } from '../web/src/testing/story-server.ts';
import {
  chooseLocale,
  type RouterParameter,
  StoryFrame,
  type StoryLocale,
  type StoryTheme,
} from './story-frame.tsx';

/** Widths of the toolbar: WCAG's reflow width, phone, tablet, small laptop, desktop. */
const widths = { 320: '900px', 390: '844px', 768: '1024px', 1024: '768px', 1280: '900px' };

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, height]) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height } },
        ]),
      ),
    },
    backgrounds: { disable: true },
    // A docs page has one theme, width and language. Stories that set different ones are only in
    // the list of stories.
    docs: {
      stories: {
        filter: (story: { storyGlobals?: object }) => Object.keys(story.storyGlobals ?? {}).length === 0,
      },
    },
    a11y: {
      test: 'error',
      options: {
        // Passed rules need no details per node.
        resultTypes: ['violations'],
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
      config: {
        rules: [
          // Disables rules about complete pages, because a component has no landmarks. The journeys
          // check screens.
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    options: { storySort: { order: ['Massima', 'Components', 'Ruling', 'Features', 'Screens', 'Widget'] } },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'it', title: 'Italiano' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo: longer, accented' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'it', theme: 'light', viewport: { value: undefined, isRotated: false } },
  async beforeEach({ globals, parameters }) {
    // Storybook's page sets the layout itself; the page for tests reads it here.
    document.body.dataset['layout'] = (parameters['layout'] as string | undefined) ?? 'padded';
    // Resets the session, responses, choices and language of the previous story.
    session.end(null);
    queryClient.clear();
    for (const { id } of shownToasts()) closeToast(id);
    local.clear();
    perTab.clear();
    await chooseLocale(globals['locale'] as StoryLocale);
    return serveStory({ parameters });
  },
  afterEach() {
    refuseDrift();
    // Scrolls to the top before axe runs, so that a sticky bar does not cover controls and make
    // them look too small.
    scrollTo({ top: 0, behavior: 'instant' });
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        locale={globals['locale'] as StoryLocale}
        scheme={globals['theme'] as StoryTheme}
        router={(parameters['router'] as RouterParameter | undefined) ?? {}}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};
export default preview;

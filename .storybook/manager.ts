import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { tokens } from '../web/src/lib/theme.ts';

const { paper, surface, ink, accent, line } = tokens.light;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Massima',
    brandUrl: '/',
    brandTarget: '_self',
    appBg: paper,
    appContentBg: surface,
    appBorderColor: line,
    textColor: ink,
    barSelectedColor: accent,
    colorPrimary: accent,
    colorSecondary: accent,
  }),
});

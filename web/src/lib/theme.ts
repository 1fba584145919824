import type { ConvertCSSVariablesInput, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { radius } from './scale.ts';

/** Colours of all stylesheets. `theme.test.ts` checks the pairs against WCAG 2.2 AA. */
export const tokens = {
  light: {
    paper: '#f8f5ef',
    surface: '#fffdf9',
    sunken: '#f0ebe1',
    line: '#ddd5c7',
    control: '#857b6c',
    ink: '#211d18',
    'ink-soft': '#5b5348',
    accent: '#1b5a45',
    'accent-hover': '#134635',
    'accent-soft': '#e2ede6',
    'on-accent': '#ffffff',
    link: '#1b5a45',
    mark: '#ffe48a',
    'mark-ink': '#211d18',
    passage: '#8fb5a2',
    danger: '#a1232b',
    'danger-soft': '#f9e6e3',
    warning: '#6f4b00',
    'warning-soft': '#fbefcf',
    shadow: '0 1px 2px rgb(60 45 20 / 0.06), 0 8px 24px rgb(60 45 20 / 0.07)',
  },
  dark: {
    paper: '#161412',
    surface: '#1e1b18',
    sunken: '#100f0d',
    line: '#38332c',
    control: '#857c6e',
    ink: '#ede7dc',
    'ink-soft': '#b3aa9b',
    accent: '#2a7559',
    'accent-hover': '#308466',
    'accent-soft': '#1d3129',
    'on-accent': '#ffffff',
    link: '#93d0b4',
    mark: '#66511a',
    'mark-ink': '#fff3cc',
    passage: '#3f7d64',
    danger: '#ff9f97',
    'danger-soft': '#3b201e',
    warning: '#f0cd7d',
    'warning-soft': '#352b14',
    shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.35)',
  },
} as const;

const tuple = (...shades: string[]) => shades as unknown as MantineColorsTuple;

const sans = "'Inter Variable', 'Inter fallback', system-ui, sans-serif";
const serif = "'Source Serif 4 Variable', 'Serif fallback wide', 'Serif fallback', Georgia, serif";

export const theme: MantineThemeOverride = {
  fontFamily: sans,
  headings: { fontFamily: sans, fontWeight: '600' },
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 6 },
  defaultRadius: 'sm',
  radius,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  colors: {
    accent: tuple(
      '#eef5f1',
      '#e2ede6',
      '#c3dacd',
      '#9cc4b0',
      '#6ba98d',
      '#3f8d6c',
      '#2a7559',
      '#22674e',
      '#1b5a45',
      '#134635',
    ),
    gray: tuple(
      '#f8f5ef',
      '#f0ebe1',
      '#e6dfd2',
      '#ddd5c7',
      '#c9bfae',
      '#a99e8c',
      '#857b6c',
      '#5b5348',
      '#3b352d',
      '#211d18',
    ),
    dark: tuple(
      '#ede7dc',
      '#b3aa9b',
      '#857c6e',
      '#5a5349',
      '#443e36',
      '#38332c',
      '#24211d',
      '#1e1b18',
      '#161412',
      '#100f0d',
    ),
    red: tuple(
      '#fdf3f1',
      '#f9e6e3',
      '#f2c8c3',
      '#ff9f97',
      '#e5756d',
      '#cf4a47',
      '#b93036',
      '#ad2930',
      '#a1232b',
      '#7f1820',
    ),
  },
  components: {
    Button: { classNames: { root: 'button-root', label: 'button-label' } },
    Input: { classNames: { input: 'field-input' } },
    InputWrapper: { classNames: { label: 'field-label', description: 'field-hint' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Badge: {
      defaultProps: { size: 'lg', radius: 'xl' },
      classNames: { root: 'badge-root', label: 'badge-label' },
    },
    Skeleton: { defaultProps: { radius: 'xs' }, classNames: { root: 'skeleton-root' } },
    Pagination: { classNames: { control: 'pagination-control' } },
    Switch: { classNames: { track: 'switch-track' } },
    Tabs: { classNames: { tab: 'tab', list: 'tab-list' } },
    // Mantine's scroll lock inserts a <style> element, which the content security policy blocks.
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
  },
};

const asVariables = (set: Record<string, string>) =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [`--${name}`, value]));

/** Returns our tokens as CSS variables, and Mantine's variables set to them. */
export function cssVariables(_theme?: unknown): ConvertCSSVariablesInput {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control)',
    '--mantine-color-disabled': 'var(--line)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-hover': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--link)',
    '--mantine-color-accent-light': 'var(--accent-soft)',
    '--mantine-color-accent-light-color': 'var(--link)',
    '--mantine-color-red-light-color': 'var(--danger)',
    '--mantine-color-red-light-hover': 'var(--danger-soft)',
    '--mantine-color-red-outline': 'var(--danger)',
    '--mantine-color-red-outline-hover': 'var(--danger-soft)',
  };
  return {
    variables: { '--serif': serif, '--sans': sans, '--measure': '42rem' },
    // Shades that Mantine uses for borders and backgrounds of its fields.
    light: {
      ...asVariables(tokens.light),
      ...shared,
      '--mantine-color-gray-4': 'var(--control)',
    },
    dark: {
      ...asVariables(tokens.dark),
      ...shared,
      '--mantine-color-dark-4': 'var(--control)',
      '--mantine-color-dark-6': 'var(--surface)',
    },
  };
}

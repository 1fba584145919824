/** How each screen is seen. Every screen is taken in every look. */
export interface Look {
  name: 'wide' | 'phone' | 'dark' | 'english';
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  locale: 'it' | 'en';
}

const wide = { width: 1280, height: 860, colorScheme: 'light', locale: 'it' } as const;

export const looks: readonly Look[] = [
  { name: 'wide', ...wide },
  { name: 'phone', ...wide, width: 390, height: 844 },
  { name: 'dark', ...wide, colorScheme: 'dark' },
  { name: 'english', ...wide, locale: 'en' },
];

/**
 * Modules that are bundled together. By default the bundler makes a chunk of every set of screens
 * that share a module, which gives forty files for the login page. Each file costs a round trip on
 * a slow phone. The base is split in two so that the phone parses it in two tasks. A group includes
 * the imports of its modules.
 */
export const groups: [name: string, patterns: RegExp[]][] = [
  [
    'libraries',
    [
      /^rolldown\/runtime/,
      /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-intl)\//,
      /node_modules\/@(?:tanstack|trpc|formatjs)\//,
      /node_modules\/intl-messageformat\//,
    ],
  ],
  [
    'base',
    [
      /node_modules\/clsx\//,
      /@mantine\/core\/(?:esm\/core|styles\/global)/,
      /@mantine\/core\/(?:esm\/components|styles)\/(?:Button|UnstyledButton|Loader|Transition|Paper|Skeleton)[/.]/,
      /web\/src\/(?:lib|app|styles|main)/,
      // Must be loaded in advance, because it is shown when nothing can be loaded.
      /web\/src\/routes\/maintenance\./,
      /web\/src\/components\/(?:boundary|dialog|icon|icon-button|icon-link|language-select|load-failed|notice|page|part-boundary|lazy-placeholder|public-frame|screen-skeleton|submit-button|toasts|wordmark)\./,
      /contract\/src\/(?:constants|paths|format\/dates|messages\/it\/(?:shell|server))\.ts/,
    ],
  ],
  [
    'controls',
    [
      /@mantine\/core\/(?:esm\/components|styles)\/(?:Input|InputBase|TextInput|NativeSelect|PasswordInput|ActionIcon|Group)[/.]/,
      /web\/src\/components\/(?:empty-state|list-bar|password-field|radio|search-field|select-field|sort-button)\./,
      /web\/src\/features\/(?:auth\/(?:email-field|login-form\.module)|folders\/folder-choice)/,
      /contract\/src\/format\/money\.ts/,
    ],
  ],
  // Text areas for notes, comments and briefs. No first load contains a text area.
  ['long-text', [/@mantine\/core\/(?:esm\/components|styles)\/Textarea[/.]/]],
  // Not in the login, whose first load has no space left.
  [
    'checks',
    [/@mantine\/core\/(?:esm\/components|styles)\/Checkbox[/.]/, /@mantine\/core\/styles\/InlineInput[/.]/],
  ],
  // Selection, undo and mutations, which only signed-in screens use.
  [
    'rows',
    [
      /web\/src\/components\/(?:selected-bar|undo-row)\./,
      /web\/src\/features\/search\/answer-caches\./,
      /web\/src\/api\//,
    ],
  ],
  // Search, and the modules that show a ruling from its results.
  ['searches', [/web\/src\/features\/search\/searches\./]],
  ['forms', [/web\/src\/forms\//]],
  [
    'ruling',
    [
      /web\/src\/features\/ruling\/(?:ruling-card|ruling-name|verdict-toggle|copy-citation|cut-text|marked-text|paper|print-button|results-sheet|use-copy-keys)\./,
      /web\/src\/features\/(?:feedback\/rating-buttons|folders\/save-button|alerts\/(?:follow-ruling|alerts\.module))\./,
      /web\/src\/components\/(?:named|popover-menu)\./,
      /web\/src\/routes\/keep-rating\./,
      /contract\/src\/format\/citation\.ts/,
    ],
  ],
  [
    'lists',
    [
      /web\/src\/components\/(?:badge|pager|use-last-page)\./,
      /@mantine\/core\/(?:esm\/components|styles)\/(?:Badge|Pagination)[/.]/,
    ],
  ],
  [
    'account',
    [
      /web\/src\/features\/billing\/(?:add-card|card-list|card-name|cards|edit-card-dialog|invoice-for|invoices|lazy-card-form)\./,
      /web\/src\/features\/billing\/(?:plan-invoice|plan-tiles|plans|prices-with-vat|subscribe-form|subscription|trial-days-left)\./,
      /web\/src\/features\/billing\/(?:use-account-cards|use-overview|use-pay-invoice|use-pay-with|use-plans)\./,
      /web\/src\/features\/profile\/(?:account-actions|profile\.module)/,
    ],
  ],
  ['research-it', [/contract\/src\/messages\/it\/(?:search|law|alerts)\.ts/]],
  ['research-en', [/contract\/src\/messages\/en\/(?:search|law|alerts)\.ts/]],
];

const id = (module: string) => module.replace(/^\0/, '').replaceAll('\\', '/');

export const chunkGroups = groups.map(([name, patterns], index) => ({
  name,
  test: (module: string) => patterns.some((pattern) => pattern.test(id(module))),
  priority: groups.length - index,
}));

/**
 * Marks re-exporting files and tRPC's client links as free of side effects, so that importing one
 * name does not load the rest. The link for web sockets defines classes when it loads.
 */
export const hasSideEffects = (module: string): boolean | undefined =>
  /web\/src\/features\/\w+\/index\.ts$|@trpc\/client\/dist\//.test(id(module)) ? false : undefined;

/**
 * Left alone, the bundler makes a chunk of every set of screens that share a module: forty files for the login page.
 * Three groups stand for what nearly every screen has, what every form has, and the ruling as it is listed.
 */
const inBase = [
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-intl|clsx)\//,
  /node_modules\/@(?:tanstack|trpc|formatjs)\//,
  /node_modules\/intl-messageformat\//,
  /@mantine\/core\/(?:esm\/core|styles\/global)/,
  /@mantine\/core\/(?:esm\/components|styles)\/(?:Button|UnstyledButton|Loader|Transition|Paper|Skeleton)[/.]/,
  /web\/src\/(?:lib|app|styles|main)/,
  /web\/src\/components\/(?:dialog|icon|icon-button|icon-link|language-select|load-failed|notice|page|public-frame|screen-skeleton|submit-button|toasts|wordmark)\./,
  /contract\/src\/(?:constants|format\/dates|messages\/it\/(?:shell|server))\.ts/,
];
const inForms =
  /@mantine\/core\/(?:esm\/components|styles)\/(?:Input|InputBase|TextInput|NativeSelect|PasswordInput|Textarea|Checkbox|ActionIcon|InlineInput)[/.]/;

const inRuling = [
  /web\/src\/features\/ruling\/(?:index|ruling-card|ruling-name|verdict-toggle|copy-citation|cut-text|marked-text|print-button)\./,
  /contract\/src\/format\/citation\.ts/,
];

const id = (module: string) => module.replace(/^\0/, '').replaceAll('\\', '/');

export const chunkGroups = [
  { name: 'base', test: (module: string) => inBase.some((pattern) => pattern.test(id(module))), priority: 2 },
  { name: 'forms', test: (module: string) => inForms.test(id(module)), priority: 1 },
  {
    name: 'ruling',
    test: (module: string) => inRuling.some((pattern) => pattern.test(id(module))),
    priority: 1,
  },
];

/**
 * What tools of ours would report to their makers, and ask them, each with its own way to opt out. Of the product's own parts the
 * model's runtime is the one that would: that one is set in meaning/src/model/no-telemetry.ts, and here for commands.
 */
export const NO_REPORTS = {
  ORT_DISABLE_TELEMETRY: '1',
  // Also before it has read .storybook/main.ts, which says the same.
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  // npm and npx ask the registry for a newer release of themselves, and pnpm does.
  npm_config_update_notifier: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** For this process and all that it starts. */
export function stopReports() {
  Object.assign(process.env, NO_REPORTS);
}

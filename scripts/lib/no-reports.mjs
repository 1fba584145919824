/**
 * What tools of ours would tell their makers, and ask them, each in its own way of being told not to. Of the product's own parts the
 * model's runtime is the one that would: it is told in meaning/src/model/no-telemetry.ts, and here for what runs beside it.
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

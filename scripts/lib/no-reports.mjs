/**
 * Environment variables that disable telemetry and update checks of tools. Among the application's
 * parts only the model's runtime has telemetry. It is disabled in
 * meaning/src/model/no-telemetry.ts, and here for commands.
 */
export const NO_REPORTS = {
  ORT_DISABLE_TELEMETRY: '1',
  // Also applies before Storybook reads the same setting in .storybook/main.ts.
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  // npm and npx ask the registry for a newer release of themselves, and pnpm does.
  npm_config_update_notifier: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** Disables telemetry for this process and its children. */
export function stopReports() {
  Object.assign(process.env, NO_REPORTS);
}

/**
 * The runtime reports to its maker: it keeps an id of the device in the user's cache folder and looks up a host every few seconds. It
 * reads this once, as it is loaded, from the process's own environment: that of a thread is a copy, so what starts one sets it first.
 */
export function disableRuntimeTelemetry(): void {
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
}

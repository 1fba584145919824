/**
 * Disables the telemetry of onnxruntime, which stores a device id in the user's cache folder and
 * looks up a host every few seconds. The runtime reads the variable once, while it is loaded, from
 * the environment of the process. A thread has only a copy, so the variable is set before the
 * thread starts.
 */
export function disableRuntimeTelemetry(): void {
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
}

/** Disk space for node_modules (about 900 MB) and for Solr with its Maven cache (300 MB). */
export const INSTALLATION_MB = 1500;
export const DATA_MB = 200;
/**
 * Disk space for the model: 205 MB of downloads plus 132 MB unpacked, until the downloads are
 * deleted.
 */
export const MODEL_MB = 450;

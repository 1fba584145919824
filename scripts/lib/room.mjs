/** node_modules is about 900 MB, Solr and what Maven keeps of it 300. */
export const INSTALLATION_MB = 1500;
export const DATA_MB = 200;
/** The model: 205 are fetched, and unpacked next to what was fetched before 132 of it stay. */
export const MODEL_MB = 450;

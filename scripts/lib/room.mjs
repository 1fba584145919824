/** node_modules is about 900 MB, Solr and what Maven keeps of it 300. */
export const INSTALLATION_MB = 1500;
export const DATA_MB = 200;

export { cleanUp } from './clean-up.ts';
export { lacksKeys } from './key-identifiers.ts';
export { maintenanceSwitch, setMaintenance } from './maintenance.ts';
export { refuseDatabase } from './refuse-database.ts';

export { cleanUp } from './clean-up.ts';
export { maintenanceSwitch, setMaintenance } from './maintenance.ts';
export { refuseDatabase } from './refuse-database.ts';

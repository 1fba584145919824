export { cleanUp } from './clean-up.ts';
export { maintenanceSwitch, setMaintenance } from './maintenance.ts';
export { moveClock, restoreClock } from './moved-clock.ts';

import { setMaintenance } from './features/system/index.ts';
import { commandDeps } from './operate/restoring.ts';
import { byCommand, writeEntry } from './procedures/security-log.ts';

/** Command `pnpm --filter bff admin:maintenance on|off` */
const mode = process.argv[2];
if (mode !== 'on' && mode !== 'off') {
  console.error('usage: admin:maintenance on|off');
  process.exit(2);
}
const deps = await commandDeps();
try {
  await setMaintenance(deps, mode === 'on');
  await writeEntry(deps, { ...byCommand('admin-maintenance', 'ok'), detail: mode });
  console.log(
    mode === 'on' ? 'the site is under maintenance within a second' : 'the site is open within a second',
  );
} finally {
  await deps.close();
}

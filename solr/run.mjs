// `node solr/run.mjs --port 8983 --data .data/solr [--heap 512m] [--jvm "-XX:+UseG1GC"]`: Solr in the foreground, until
// Ctrl-C, SIGTERM or the end of its starter. Says "ready <url>" when it answers.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSolr } from './launcher.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8983' },
    data: { type: 'string', default: '.data/solr' },
    heap: { type: 'string' },
    jvm: { type: 'string' },
  },
});
try {
  const solr = await startSolr({
    port: Number(values.port),
    dataDir: path.resolve(values.data),
    ...(values.heap ? { heap: values.heap } : {}),
    ...(values.jvm ? { jvm: values.jvm.split(' ') } : {}),
    onProgress: (message) => process.stderr.write(`${message}\n`),
  });
  process.stdout.write(`ready ${solr.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void solr.stop());
  const { code } = await solr.exit;
  process.exitCode = code === 143 || code === 0 || code === null ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

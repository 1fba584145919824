// Starts the demo's mail catcher: accepts every mail by SMTP, forwards none and shows them on a
// page.
import { createInbox } from './inbox.ts';
import { createWebServer } from './web-server.ts';
import { createSmtpServer } from './smtp-server.ts';
import { Behaviour } from './behaviour.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const inbox = await createInbox(config.dataDir);
const behaviour = new Behaviour();
const smtp = createSmtpServer({ inbox, behaviour, host: config.host, port: config.smtpPort });
const web = createWebServer({ inbox, behaviour, hosts: config.hosts });

behaviour.onChange(() => smtp.follow());
await smtp.follow();
const listening = web.listen(config.port, config.host, () =>
  console.log(`mail catcher: SMTP ${config.smtpPort}, web ${config.port}, ${inbox.list().length} mails kept`),
);

async function stop(): Promise<void> {
  listening.close();
  listening.closeAllConnections();
  await smtp.close();
  await inbox.flush();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));

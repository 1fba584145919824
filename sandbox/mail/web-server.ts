import Router from '@koa/router';
import Koa from 'koa';
import { isMode, modes } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';
import type { Inbox } from './inbox.ts';
import { mailFrame, mailPage, pageStyle } from './pages.ts';
import { readJson } from './read-json.ts';
import { isOwnHost, refuseHost } from '../own-host.ts';

/** The page may show its own style and frame the mail; nothing else, from nowhere else. */
const PAGE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'`;
/** A mail is foreign HTML: no scripts, no forms, no requests; pictures only when they are in the mail itself. */
const MAIL_POLICY = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:`;

interface Parts {
  inbox: Inbox;
  behaviour: Behaviour;
  /** Host names that are accepted in addition to the local ones. */
  hosts?: readonly string[];
}

export function createWebServer({ inbox, behaviour, hosts = [] }: Parts): Koa {
  const router = new Router();

  router.get('/email', (ctx) => {
    const { to } = ctx.query;
    ctx.body = inbox.list().filter((mail) => typeof to !== 'string' || mail.to.includes(to));
  });
  router.get('/email/:id', (ctx) => {
    ctx.body = inbox.find(ctx.params['id'] ?? '') ?? ctx.throw(404, 'no such mail');
  });
  router.get('/email/:id/frame', (ctx) => {
    const mail = inbox.find(ctx.params['id'] ?? '') ?? ctx.throw(404, 'no such mail');
    ctx.set('content-security-policy', MAIL_POLICY);
    ctx.type = 'html';
    ctx.body = mailFrame(mail);
  });
  router.delete('/email', async (ctx) => {
    await inbox.clear();
    ctx.status = 204;
  });
  router.get('/behaviour', (ctx) => {
    ctx.body = { mode: behaviour.mode };
  });
  router.post('/behaviour', async (ctx) => {
    const body = await readJson(ctx.req);
    const mode = typeof body === 'object' && body !== null && 'mode' in body ? body.mode : undefined;
    if (!isMode(mode)) return ctx.throw(400, `mode is one of ${modes.join(', ')}`);
    await behaviour.set(mode);
    ctx.body = { mode };
  });
  router.post('/clear', async (ctx) => {
    await inbox.clear();
    ctx.redirect('/');
    ctx.status = 303;
  });
  router.get('/', (ctx) => {
    ctx.set('content-security-policy', PAGE_POLICY);
    ctx.type = 'html';
    ctx.body = mailPage(
      inbox.list(),
      typeof ctx.query['id'] === 'string' ? ctx.query['id'] : undefined,
      pageStyle,
    );
  });

  const app = new Koa();
  // Mails contain password links, so no other site may read them.
  app.use((ctx, next) => {
    if (isOwnHost(ctx.req, hosts)) return next();
    ctx.respond = false;
    refuseHost(ctx.req, ctx.res);
    return undefined;
  });
  app.use(async (ctx, next) => {
    ctx.set('x-content-type-options', 'nosniff');
    ctx.set('referrer-policy', 'no-referrer');
    ctx.set('cache-control', 'no-store');
    await next();
  });
  app.use(router.routes());
  return app;
}

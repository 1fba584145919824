import type Koa from 'koa';
import { escapeXml } from '@massima/contract/format/escape-xml';
import { paths } from '@massima/contract/paths';
import type { Config } from '../config.ts';

/**
 * Serves `/opensearch.xml` (OpenSearch 1.1), with which a browser offers Massima in its address
 * bar. The text entered there fills the search field without a search, because a search is
 * charged.
 */
export function openSearch({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Koa.Middleware {
  const url = escapeXml(PUBLIC_URL);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Massima</ShortName>
  <Description>Massime e sentenze</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>it</Language>
  <Image height="16" width="16" type="image/svg+xml">${url}/favicon.svg</Image>
  <Url type="text/html" template="${url}${paths.search}?bozza={searchTerms}"/>
</OpenSearchDescription>
`;
  return (ctx, next) => {
    if (ctx.path !== '/opensearch.xml' || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.type = 'application/opensearchdescription+xml; charset=utf-8';
    ctx.set('Cache-Control', 'max-age=86400');
    ctx.body = body;
  };
}

import type { ServerResponse } from 'node:http';
import type { World } from '../core/world.ts';

export async function servePage(
  _world: World,
  _method: string,
  _url: URL,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(404, { 'content-type': 'text/plain' });
  response.end('Not found');
}

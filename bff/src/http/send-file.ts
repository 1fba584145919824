import type { ServerResponse } from 'node:http';
import { fieldsOf } from '@massima/contract/record';
import type Koa from 'koa';
import send from 'koa-send';

/** `koa-send` writes how long a file is kept only where no header does. */
const forgetCaching = (response: ServerResponse) => response.removeHeader('Cache-Control');

/**
 * Sends a file of a folder of ours. False where there is none: a path that cannot be decoded, leaves the folder or names
 * a hidden file is a client's guess, and no fault of the server's.
 */
export async function sendFile(
  ctx: Koa.Context,
  path: string,
  options: send.SendOptions & { root: string },
): Promise<boolean> {
  try {
    return (await send(ctx, path, { ...options, setHeaders: forgetCaching })) !== undefined;
  } catch (error) {
    const { status } = fieldsOf(error);
    if (typeof status !== 'number' || status >= 500) throw error;
    return false;
  }
}

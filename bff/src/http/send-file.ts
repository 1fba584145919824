import type { ServerResponse } from 'node:http';
import { fieldsOf } from '@massima/contract/record';
import type Koa from 'koa';
import send from 'koa-send';

/** Removes the default header. `koa-send` sets its own only if the header is missing. */
const forgetCaching = (response: ServerResponse) => response.removeHeader('Cache-Control');

/**
 * Sends a file of a folder.
 * @returns false if the file is missing, or the path can't be decoded, leaves the folder or names
 *   a hidden file; such paths are clients' guesses, not server errors
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

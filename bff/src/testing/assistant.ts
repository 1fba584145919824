import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { expect } from 'vitest';
import type { TestUser } from './factories/user.ts';
import type { TestApp } from './test-app.ts';

/**
 * Creates an MCP client with the official SDK, which validates every response against the schema
 * of its tool.
 */
export async function assistantOf(
  app: TestApp,
  owner: Pick<TestUser, 'client'>,
  over: object = { may_write: true },
) {
  const { body } = await owner.client.post('/connections/keys', { name: 'Assistente', ...over });
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${body.key}` } },
  });
  // The SDK's types do not support exact optional properties.
  await client.connect(transport as Transport);
  await client.listTools();
  return {
    client,
    // What a tool answers: each test knows what it expects of it.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    async call(name: string, args: object = {}): Promise<any> {
      const { isError, content, structuredContent } = await client.callTool({ name, arguments: { ...args } });
      const [first] = Array.isArray(content) ? content : [];
      if (isError) return { refused: first.text };
      // Small enough for an assistant: about three characters per token.
      expect(first.text).not.toBe('');
      expect(first.text.length).toBeLessThan(30_000);
      expect(JSON.stringify(structuredContent).length).toBeLessThan(75_000);
      return structuredContent;
    },
  };
}

import net from 'node:net';
import { expect, test } from 'vitest';

test('fails a test that connects to another machine, by fetch or by socket', async () => {
  await expect(fetch('http://example.com/')).rejects.toMatchObject({
    cause: { message: 'A test tried to reach example.com: tests stay on this machine.' },
  });
  const error = await new Promise((resolve) => net.connect(25, '192.0.2.1').once('error', resolve));
  expect(error).toMatchObject({ message: expect.stringContaining('192.0.2.1') });
});

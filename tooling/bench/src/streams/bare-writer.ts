import { createServer, type ServerResponse } from 'node:http';

/**
 * The least that a writer of event streams can be: it holds connections in groups and writes each frame that its parent
 * sends to all of a group. It knows no tokens, no database and no rules.
 */
export type BareFrame = { readonly group: number; readonly frame: string };

const heartbeatMilliseconds = 25_000;
const groups = new Map<number, Set<ServerResponse>>();

const server = createServer((request, response) => {
  const group = Number(request.url?.slice(1));
  const members = groups.get(group) ?? new Set();
  groups.set(group, members.add(response));
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', connection: 'close' });
  response.write('event: ready\ndata: {}\n\n');
  const heartbeat = setInterval(() => response.write(': beat\n\n'), heartbeatMilliseconds);
  response.on('close', () => {
    clearInterval(heartbeat);
    members.delete(response);
  });
});

process.on('message', ({ group, frame }: BareFrame) => {
  for (const response of groups.get(group) ?? []) response.write(frame);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));

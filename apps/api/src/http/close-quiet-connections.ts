import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes closing fast: connections without a request under way are ended at once, the others after their answer.
 * Browsers open some connections in advance; Node waits for these until its timeout, longer than a restart may take.
 */
export function closeQuietConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, number>();
  let isClosing = false;

  app.server.on('connection', (socket) => {
    // Accepted between the hook below and the end of listening: nothing else would end this connection before its
    // timeout of 5 s.
    if (isClosing) {
      socket.destroySoon();
      return;
    }
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (requests.has(socket)) requests.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, count] of requests) if (count === 0) socket.destroySoon();
  });
}

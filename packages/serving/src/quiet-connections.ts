import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes closing a server fast and gentle: the returned function ends connections without a request under way at once,
 * and the others after their answer. Browsers open some connections in advance; Node waits for these until its timeout,
 * longer than a restart may take. Call it before the server listens.
 */
export function closerOfQuietConnections(server: Server): () => void {
  const requests = new Map<Socket, number>();
  let isClosing = false;

  server.on('connection', (socket) => {
    // Accepted between the call below and the end of listening: nothing else would end this connection before its
    // timeout of 5 s.
    if (isClosing) {
      socket.destroySoon();
      return;
    }
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (requests.has(socket)) requests.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  return () => {
    isClosing = true;
    for (const [socket, count] of requests) if (count === 0) socket.destroySoon();
  };
}

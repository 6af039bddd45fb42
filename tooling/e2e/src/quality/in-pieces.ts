import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Smaller than any part that a page draws, with one screen refresh between two pieces. */
const pieceBytes = 400;
const pieceMilliseconds = 16;

/** A slow line to the shop: pages come in small pieces, everything else comes as usual. */
export type SlowLine = { readonly url: string; readonly close: () => void };

/**
 * Starts a slow line. A browser draws a page as far as it has come, so centred or stretched parts can move when the
 * rest comes. A fast line shows this once in ten loads, and only on a busy machine.
 */
export async function slowLineTo(shop: string): Promise<SlowLine> {
  const server: Server = createServer((asked, answer) => {
    const { hostname, port, host } = new URL(shop);
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (received) => {
      void passOn(received, answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function passOn(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = received.headers;
  answer.writeHead(received.statusCode ?? 502, headers);
  if (!received.headers['content-type']?.startsWith('text/html')) {
    received.pipe(answer);
    return;
  }
  const page = Buffer.concat(await received.toArray());
  // The styles stand in the head, and nothing is drawn before they are there.
  let sent = page.indexOf('<body');
  answer.write(page.subarray(0, sent));
  while (sent < page.length && !answer.destroyed) {
    await new Promise((resolve) => setTimeout(resolve, pieceMilliseconds));
    answer.write(page.subarray(sent, sent + pieceBytes));
    sent += pieceBytes;
  }
  answer.end();
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

/** Starts a real HTTP server in place of the API, which records every webhook and answers as it is told. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** Status codes for the next webhooks; later webhooks get 200. */
    answerWith: (...statusCodes: number[]) => answers.push(...statusCodes),
    events: () => received.map((webhook) => webhook.body.event),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { createServer } from 'node:http';
import next from 'next';
import { env } from './src/env.server.ts';
import { hashPageScripts, wantsPage } from './src/http/hash-page-scripts.ts';

// A missing or unsafe setting stops the start with its name, not the first visitor.
const { HOST } = env();
const port = Number(process.env.PORT ?? process.env.SUKI_PORT_BASE ?? 3000);

// The server that Next starts itself cannot read a finished page, and a strict policy must name the scripts of each.
const app = next({ dev: false, dir: import.meta.dirname, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  if (wantsPage(request)) {
    hashPageScripts(request, response);
  }
  void handle(request, response);
});
server.listen(port, HOST, () => {
  process.stdout.write(`The shop answers on http://localhost:${port}\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

import { noticeMsOf } from '@suki/serving/notice-ms';
import { readiness } from '@suki/serving/readiness';
import { plainLog, serve } from '@suki/serving/serve';
import { stopInOrder } from '@suki/serving/stop-in-order';
import next from 'next';
import { env } from './src/env.server.ts';
import { hashPageScripts, wantsPage } from './src/http/hash-page-scripts.ts';

// A missing or unsafe setting stops the start with its name, not the first visitor.
env();
const noticeMs = noticeMsOf(process.env.STOP_NOTICE_MS, process.env.APP_ENV);
const port = Number(process.env.PORT ?? process.env.SUKI_PORT_BASE ?? 3000);

// The server that Next starts itself cannot read a finished page, and a strict policy must name the scripts of each.
const app = next({ dev: false, dir: import.meta.dirname, port });
await app.prepare();
const handle = app.getRequestHandler();

// Ready without the API: pages that are kept are served through an outage.
const ready = readiness(async () => true);
const { server, drain } = serve(ready, (request, response) => {
  if (wantsPage(request)) {
    hashPageScripts(request, response);
  }
  void handle(request, response);
});
server.listen(port, () => {
  process.stdout.write(`The shop answers on http://localhost:${port}\n`);
});

stopInOrder({ readiness: ready, noticeMs, stop: drain, log: plainLog });

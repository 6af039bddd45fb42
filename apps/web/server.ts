import { noticeMsOf } from '@suki/serving/notice-ms';
import { readiness } from '@suki/serving/readiness';
import { plainLog, serve } from '@suki/serving/serve';
import { stopInOrder } from '@suki/serving/stop-in-order';
import { visitorAddress } from '@suki/serving/visitor-address';
import next from 'next';
import { env } from './src/env.server.ts';
import { pageFinisher } from './src/http/finished-pages.ts';
import { hashPageScripts, wantsPage } from './src/http/hash-page-scripts.ts';
import { isMalformedPath, NO_SUCH_PAGE } from './src/http/malformed-path.ts';
import { installedInstructions, nextScripts } from './src/http/next-scripts.ts';
import { answerTooManyRequests } from './src/http/plain-page.ts';
import { visitorLimits } from './src/http/visitor-limits.ts';
import { markWholePage } from './src/http/whole-page.ts';

// A missing or unsafe setting stops the start with its name, not the first visitor.
const { HOST, TRUST_PROXY } = env();
const noticeMs = noticeMsOf(process.env.STOP_NOTICE_MS, process.env.APP_ENV);
const port = Number(process.env.PORT ?? process.env.SUKI_PORT_BASE ?? 3000);

// The server that Next starts itself cannot read a finished page, and a strict policy must name the scripts of each.
const app = next({ dev: false, dir: import.meta.dirname, port });
await app.prepare();
const handle = app.getRequestHandler();
const finishPage = pageFinisher(nextScripts(installedInstructions()));
const secondsToWait = visitorLimits({ addressOf: visitorAddress(TRUST_PROXY) });

// Ready without the API: pages that are kept are served through an outage.
const ready = readiness(async () => true);
const { server, drain } = serve(ready, async (request, response) => {
  try {
    if (isMalformedPath(request.url ?? '')) {
      request.url = NO_SUCH_PAGE;
    }
    const seconds = await secondsToWait(request, response);
    if (seconds !== null) {
      answerTooManyRequests(response, seconds);
      return;
    }
    const isWholePage = wantsPage(request);
    markWholePage(request, isWholePage);
    if (isWholePage) {
      hashPageScripts(request, response, finishPage);
    }
    await handle(request, response);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    response.destroy();
  }
});
server.listen(port, HOST, () => {
  process.stdout.write(`The shop answers on http://localhost:${port}\n`);
});

stopInOrder({ readiness: ready, noticeMs, stop: drain, log: plainLog });

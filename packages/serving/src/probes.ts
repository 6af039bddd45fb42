import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Readiness } from './readiness.ts';

/** The addresses that a supervisor (`live`) and a balancer (`ready`) ask. */
export const probePaths = { live: '/livez', ready: '/readyz' } as const;

export type ProbeAnswer = { readonly status: 200 | 503; readonly body: string };

export const liveAnswer: ProbeAnswer = { status: 200, body: '{"status":"live"}' };

export async function readyAnswer({ isReady }: Readiness): Promise<ProbeAnswer> {
  return (await isReady())
    ? { status: 200, body: '{"status":"ready"}' }
    : { status: 503, body: '{"status":"not ready"}' };
}

export const probeHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' } as const;

/** Answers the two addresses, and passes everything else on. */
export function withProbes(readiness: Readiness, next: RequestListener): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path === probePaths.live) send(request, response, liveAnswer);
    else if (path === probePaths.ready) void readyAnswer(readiness).then((answer) => send(request, response, answer));
    else next(request, response);
  };
}

/** Answers the two addresses and nothing else: for a process without requests of its own. */
export function onlyProbes(readiness: Readiness): RequestListener {
  return withProbes(readiness, (_request, response) => {
    response.writeHead(404, probeHeaders).end();
  });
}

function send(request: IncomingMessage, response: ServerResponse, { status, body }: ProbeAnswer): void {
  response.writeHead(status, probeHeaders).end(request.method === 'HEAD' ? undefined : body);
}

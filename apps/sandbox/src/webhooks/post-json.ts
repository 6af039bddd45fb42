import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Xendit gives up on an answer after about this long. */
const TIMEOUT_MS = 10_000;

/**
 * Posts a JSON text and returns the status code. Uses Node's http module, because loading fetch costs 10 MB and the
 * sandbox has to stay under 90.
 * @throws Error without a connection, or without an answer within ten seconds.
 */
export function postJson(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const post = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = post(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    request.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body);
  });
}

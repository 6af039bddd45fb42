import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { xenditGateway } from './xendit.ts';

/** Words of the gateway that the sandbox never uses. */

let server: Server;
let baseUrl: string;
let answer: object;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'disb-1', reference_id: 'pyo_1', amount: 1000, currency: 'PHP', ...answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a payout', () => {
  test.each([
    ['COMPLIANCE_REJECTED', undefined, 'FAILED', 'REJECTED_BY_WG'],
    ['COMPLIANCE_REJECTED', 'INVALID_DESTINATION', 'FAILED', 'INVALID_DESTINATION'],
    ['FAILED', undefined, 'FAILED', null],
    ['PENDING_COMPLIANCE_ASSESSMENT', undefined, 'ACCEPTED', null],
    ['LOCKED', undefined, 'ACCEPTED', null],
    ['REVERSED', 'INVALID_DESTINATION', 'REVERSED', 'INVALID_DESTINATION'],
  ])('%s for %s is %s for %s', async (status, code, expected, failureCode) => {
    answer = { status, ...(code === undefined ? {} : { failure_code: code }) };
    const payout = await xenditGateway({ baseUrl, secretKey: 'key' }).getPayout('disb-1');
    expect(payout).toMatchObject({ status: expected, failureCode });
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';

/**
 * Stand-ins for the services that a paid order needs: gateway, mail and the shop's pages. They answer at once, so
 * that they take no part in the figure.
 */
export type HostedServices = {
  /** Settles when both sides have their mails, which is the last thing that happens to an order. */
  readonly mailsOf: (orderId: string) => Promise<void>;
  readonly mailCount: () => number;
  readonly close: () => Promise<void>;
};

const mailsOfAnOrder = 2;
const mailLimitMilliseconds = 30_000;

type Request = { readonly reference_id: string; readonly amount: number };

export async function startHostedServices(port: number): Promise<HostedServices> {
  const payments = new Map<string, Request>();
  const mails = new Map<string, { count: number; done: () => void }>();
  let mailCount = 0;

  const answerTo = (method: string, path: string, body: string): unknown => {
    if (method === 'POST' && path === '/xendit/payment_requests') {
      const request = JSON.parse(body) as Request;
      const id = `pr-${request.reference_id}`;
      payments.set(id, request);
      return paymentAnswer(id, request, 'REQUIRES_ACTION');
    }
    if (path.startsWith('/xendit/payment_requests/')) {
      const id = path.slice(path.lastIndexOf('/') + 1);
      const request = payments.get(id);
      return request === undefined ? undefined : paymentAnswer(id, request, 'SUCCEEDED');
    }
    if (path === '/mail/send') {
      mailCount += 1;
      const order = /\/order\/(ord_\w+)/.exec((JSON.parse(body) as { text: string }).text)?.[1];
      const waiting = order === undefined ? undefined : mails.get(order);
      if (waiting !== undefined && ++waiting.count === mailsOfAnOrder) waiting.done();
    }
    if (path.startsWith('/semaphore/')) return [{ message_id: 1, status: 'Queued' }];
    return {};
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const answer = answerTo(request.method ?? '', request.url ?? '', body);
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error_code: 'DATA_NOT_FOUND' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    mailsOf: (orderId) => mailsArrive(mails, orderId),
    mailCount: () => mailCount,
    close: () => closed(server),
  };
}

function mailsArrive(mails: Map<string, { count: number; done: () => void }>, orderId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Expected both mails of ${orderId} within ${mailLimitMilliseconds / 1000} s.`));
    const timer = setTimeout(late, mailLimitMilliseconds);
    const done = (): void => {
      clearTimeout(timer);
      mails.delete(orderId);
      resolve();
    };
    mails.set(orderId, { count: 0, done });
  });
}

function paymentAnswer(id: string, { reference_id, amount }: Request, status: string): unknown {
  const actions = [{ action: 'AUTH', url: `http://localhost/checkout/${id}` }];
  return {
    id,
    reference_id,
    amount,
    status,
    currency: 'PHP',
    failure_code: null,
    payment_method: { id: `pm-${id}` },
    actions,
  };
}

export function successWebhook(attemptId: string, amount: number): unknown {
  const details = { reference_id: attemptId, payment_request_id: `pr-${attemptId}`, status: 'SUCCEEDED', amount };
  const method = {
    id: `pm-${attemptId}`,
    type: 'EWALLET',
    ewallet: { channel_code: 'GCASH' },
    reusability: 'ONE_TIME_USE',
  };
  return {
    event: 'payment.succeeded',
    business_id: 'bench',
    created: new Date().toISOString(),
    data: {
      id: `py-${attemptId}`,
      ...details,
      currency: 'PHP',
      country: 'PH',
      payment_method: method,
      filler: 'x'.repeat(600),
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

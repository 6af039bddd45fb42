import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginWalletPayment, returnUrls, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { html } from './html.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

describe('the checkout page', () => {
  test('shows the wallet, the amount, the merchant and five buttons in a plain form', async () => {
    const payment = await beginWalletPayment(sandbox, { amount: 1250.5 });
    const page = await sandbox.get(`/checkout/${payment.id}`);

    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>GCash test payment</h1>');
    expect(page.text).toContain('₱1,250.50');
    expect(page.text).toContain('<dd>Suki</dd>');
    expect([...page.text.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map((match) => match[1])).toEqual([
      'Approve',
      'Fail',
      'Cancel',
      'Approve but send the webhook late',
      'Approve and send the webhook five times',
    ]);
  });

  test.each([
    ['approve', returnUrls.success_return_url, 'SUCCEEDED', null, 1],
    ['late', returnUrls.success_return_url, 'SUCCEEDED', null, 0],
    ['repeat', returnUrls.success_return_url, 'SUCCEEDED', null, 5],
    ['fail', returnUrls.failure_return_url, 'FAILED', 'INSUFFICIENT_BALANCE', 1],
    ['cancel', returnUrls.cancel_return_url, 'FAILED', 'USER_DECLINED_PAYMENT', 1],
  ])('%s leads to %s and leaves the payment %s', async (decision, url, status, failureCode, webhooks) => {
    const payment = await beginWalletPayment(sandbox);
    const answer = await sandbox.form(`/checkout/${payment.id}`, { decision });
    await sandbox.clock.advance(5);

    expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
    expect((await sandbox.xendit(`/payment_requests/${payment.id}`)).json).toMatchObject({
      status,
      failure_code: failureCode,
    });
    expect(sandbox.receiver.received).toHaveLength(webhooks);
  });

  test('a late webhook comes after fifteen seconds', async () => {
    const payment = await beginWalletPayment(sandbox);
    await sandbox.form(`/checkout/${payment.id}`, { decision: 'late' });
    await sandbox.clock.advance(15);

    expect(sandbox.receiver.events()).toEqual(['payment.succeeded']);
  });

  test('a second press changes nothing and leads to the same address', async () => {
    const payment = await beginWalletPayment(sandbox);
    await sandbox.form(`/checkout/${payment.id}`, { decision: 'approve' });
    const second = await sandbox.form(`/checkout/${payment.id}`, { decision: 'fail' });
    await sandbox.clock.advance(5);

    expect(second.headers.location).toBe(returnUrls.success_return_url);
    expect(sandbox.receiver.received).toHaveLength(1);
    expect((await sandbox.get(`/checkout/${payment.id}`)).text).toContain('This payment is over: succeeded.');
  });

  test('links a bank account as well', async () => {
    const method = await sandbox.xendit('/v2/payment_methods', {
      method: 'POST',
      body: {
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        direct_debit: { channel_code: 'BPI', channel_properties: returnUrls },
      },
    });
    expect((await sandbox.get(`/checkout/${method.json.id}`)).text).toContain('<h1>Link BPI for tests</h1>');
    const answer = await sandbox.form(`/checkout/${method.json.id}`, { decision: 'approve' });

    expect(answer.headers.location).toBe(returnUrls.success_return_url);
    expect((await sandbox.xendit(`/v2/payment_methods/${method.json.id}`)).json.status).toBe('ACTIVE');
  });

  test('an unknown payment is a page that says so', async () => {
    const page = await sandbox.get('/checkout/pr-none');

    expect(page.status).toBe(404);
    expect(page.text).toContain('There is no payment');
  });

  test('allows the redirect after its form: no form-action in its security policy', async () => {
    const payment = await beginWalletPayment(sandbox);
    const page = await sandbox.get(`/checkout/${payment.id}`);

    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('form-action');
  });
});

describe('the other pages', () => {
  test.each(['/', '/payments', '/payouts', '/parcels', '/webhooks', '/faults', '/outbox'])(
    '%s is shown, empty or not',
    async (path) => {
      const page = await sandbox.get(path);

      expect(page.status).toBe(200);
      expect(page.text).toContain('aria-current="page"');
    },
  );

  test('all values from outside are escaped', async () => {
    const attack = '<script>alert(1)</script>"\'';
    await beginWalletPayment(sandbox, { reference: attack });
    await sandbox.post('/mail/send', { to: 'sam@suki.test', subject: attack, text: attack });

    for (const path of ['/payments', '/outbox']) {
      const { text } = await sandbox.get(path);
      expect(text).not.toContain('<script>alert');
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
    }
  });

  test('a button does what it says, and the page says that it was done', async () => {
    const payment = await beginWalletPayment(sandbox);
    const answer = await sandbox.form(`/payments/${payment.id}`, { action: 'lie' });
    await sandbox.clock.advance(0);

    expect(answer.headers.location).toBe(`/payments?done=lie#${payment.id}`);
    expect(sandbox.receiver.received[0]?.body).toMatchObject({ data: { amount: 1 } });
    expect((await sandbox.get('/payments?done=lie')).text).toContain('claims ₱1 instead of the amount');
    expect((await sandbox.get('/payments?done=toString')).text).not.toContain('class="Notice"');
  });

  test('a press that comes too late is answered with a message', async () => {
    const payment = await beginWalletPayment(sandbox);
    await sandbox.form(`/payments/${payment.id}`, { action: 'fail' });
    const answer = await sandbox.form(`/payments/${payment.id}`, { action: 'approve' });

    expect(answer.headers.location).toContain('done=too_late');
  });

  test('a form of another site is refused', async () => {
    const answer = await sandbox.form('/reset', {}, { 'sec-fetch-site': 'cross-site' });

    expect(answer.statusCode).toBe(403);
  });

  test('the webhook mode is set by its form, on either page', async () => {
    const answer = await sandbox.form('/webhooks/mode', {
      mode: 'delay',
      delaySeconds: '20',
      times: '5',
      back: '/payments',
    });

    expect(answer.headers.location).toBe('/payments?done=mode');
    expect((await sandbox.get('/control/state')).json.webhook_mode).toMatchObject({ mode: 'delay', delay_seconds: 20 });
  });

  test('a parcel is moved by its button and by the list of events', async () => {
    const created = await sandbox.trackingMore('/trackings/create', {
      method: 'POST',
      body: { tracking_number: 'NVPH123456789', courier_code: 'ninjavan-ph' },
    });
    const { id } = created.json.data as { id: string };
    await sandbox.form(`/parcels/${id}`, { action: 'next' });
    await sandbox.form(`/parcels/${id}`, { action: 'event', substatus: 'exception007' });

    expect(sandbox.store.state.parcels[0]?.events.map((event) => event.substatus)).toEqual([
      'inforeceived001',
      'exception007',
    ]);
    expect((await sandbox.get('/parcels')).text).toContain('Next: Picked up');
  });

  test('assets are served with their types', async () => {
    expect((await sandbox.get('/assets/sandbox.css')).headers['content-type']).toContain('text/css');
    expect((await sandbox.get('/assets/refresh.js')).headers['content-type']).toContain('text/javascript');
  });
});

describe('html', () => {
  test('escapes values, keeps pieces, joins lists and leaves out empty values', () => {
    const inner = html`<b>${'<&>'}</b>`;

    expect(html`<p title="${'"'}">${[inner, 'x', 1]}${null}${undefined}${false}</p>`.markup).toBe(
      '<p title="&quot;"><b>&lt;&amp;&gt;</b>x1</p>',
    );
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

/** The adapter against a real SMTP server in this process. */

type Taken = {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
  readonly isTls: boolean;
};

let server: SMTPServer | undefined;
let taken: Taken[] = [];
afterEach(async () => {
  taken = [];
  const closing = server;
  server = undefined;
  if (closing !== undefined) await new Promise<void>((resolve) => closing.close(resolve));
});

async function listen(options: SMTPServerOptions = {}): Promise<number> {
  const started = new SMTPServer({
    authOptional: true,
    // The mailer keeps its connection for 10 s, for which the end of a test need not wait.
    closeTimeout: 1,
    onData: (stream, session, done) => {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        source += part;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        taken.push({ from, to: rcptTo.map(({ address }) => address), source, isTls: session.secure });
        done();
      });
    },
    ...options,
  });
  // A client that gives up on the certificate is an error here, and the point of a test.
  started.on('error', () => undefined);
  server = started;
  const listener = started.listen(0, '0.0.0.0');
  if (!listener.listening) await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

const from = 'Suki <hello@suki.test>';
const mail = {
  to: 'bea@suki.test',
  subject: 'Your order is paid',
  text: 'Hello Bea,\n₱6,410',
  html: '<p>Hello Bea, <b>₱6,410</b></p>',
  key: 'msg_0123456789',
};
const local = (port: number) => smtpMailer({ host: '127.0.0.1', port, from });

/** Refuses the recipient with this reply. */
const refusing = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
});

describe('a mail', () => {
  test('arrives with sender, recipient, subject, and its words as text and as HTML', async () => {
    const port = await listen();
    expect(await local(port).send(mail)).toBe('taken');
    expect(taken).toMatchObject([{ from: 'hello@suki.test', to: ['bea@suki.test'] }]);
    expect(taken[0]?.source).toContain('From: Suki <hello@suki.test>');
    expect(taken[0]?.source).toContain('Subject: Your order is paid');
    expect(taken[0]?.source).toContain('=E2=82=B16,410');
    expect(taken[0]?.source).toContain('Auto-Submitted: auto-generated');
    expect(taken[0]?.source).toMatch(
      /multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*<b>=E2=82=B16,410<\/b>/,
    );
  });

  test('that is sent again has the Message-ID of before, made of its key', async () => {
    const mailer = local(await listen());
    await mailer.send(mail);
    await mailer.send(mail);
    const ids = taken.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim());
    expect(ids).toEqual(['<msg_0123456789@suki.test>', '<msg_0123456789@suki.test>']);
  });

  test('goes to one address, whatever stands in it, and no header can be added by its words', async () => {
    const mailer = local(await listen());
    await mailer.send({ ...mail, subject: 'Paid\r\nBcc: everybody@x.test', to: 'bea@suki.test' });
    expect(taken.map(({ to }) => to)).toEqual([['bea@suki.test']]);
    expect(taken[0]?.source).not.toMatch(/^Bcc:/im);
    await mailer.send({ ...mail, to: 'bea@suki.test, everybody@x.test' }).catch(() => undefined);
    expect(taken.flatMap(({ to }) => to)).not.toContain('everybody@x.test');
  });

  test('is sent with the user name and password of the service', async () => {
    const seen: unknown[] = [];
    const port = await listen({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        if (password === 'right-password') done(null, { user: username });
        else done(new Error('no'));
      },
    });
    const as = (password: string) => smtpMailer({ host: '127.0.0.1', port, user: 'suki', password, from });
    expect(await as('right-password').send(mail)).toBe('taken');
    expect(seen).toEqual([['suki', 'right-password']]);
    await expect(as('wrong-password').send(mail)).rejects.toThrow('EAUTH');
  });
});

describe('outside of this machine', () => {
  // The loopback network has more addresses than the one that counts as this machine.
  const elsewhere = '127.0.0.2';

  test('a server without TLS gets nothing', async () => {
    const port = await listen({ disabledCommands: ['STARTTLS'] });
    await expect(smtpMailer({ host: elsewhere, port, from }).send(mail)).rejects.toThrow(`Expected ${elsewhere}`);
    expect(taken).toEqual([]);
  });

  test('a server with a certificate that nobody vouches for gets nothing', async () => {
    const port = await listen();
    await expect(smtpMailer({ host: elsewhere, port, from }).send(mail)).rejects.toThrow(`Expected ${elsewhere}`);
    expect(taken).toEqual([]);
  });
});

describe('a refusal', () => {
  test.each([
    [550, '5.1.1 No such user'],
    [550, 'No such user here'],
    [553, '5.1.3 Bad address'],
    [550, '5.2.1 Mailbox disabled'],
  ])('%i %s of the recipient says that nobody reads mail there', async (code, message) => {
    const port = await listen(refusing(code, message));
    expect(await local(port).send(mail)).toBe('no_such_address');
  });

  test.each([
    [450, '4.2.1 Mailbox busy'],
    [452, '4.2.2 Mailbox full'],
    [550, '5.7.1 Sender is blocked'],
    [554, '5.7.1 Rejected'],
    [552, '5.2.2 Mailbox full'],
  ])('%i %s is an error, so that the job tries again, and does not repeat the address', async (code, message) => {
    const port = await listen(refusing(code, message));
    await expect(local(port).send(mail)).rejects.toThrow(
      new RegExp(`^Expected 127.0.0.1 to take a mail, got ${code} `),
    );
    await expect(local(port).send(mail)).rejects.not.toThrow('bea@suki.test');
  });

  test('of the content is no refusal of the address', async () => {
    const port = await listen({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('5.1.1 spam'), { responseCode: 550 })));
      },
    });
    await expect(local(port).send(mail)).rejects.toThrow('550');
  });

  test('a server that is not there is an error that names its host', async () => {
    await expect(local(9).send(mail)).rejects.toThrow('Expected 127.0.0.1 to take a mail');
  });
});

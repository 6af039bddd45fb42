import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.ts';

export type SmtpMailerOptions = {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** `Suki <hello@suki.ph>`; its domain also stands in each Message-ID. */
  readonly from: string;
};

/** TLS from the first byte. Other ports begin in plain text and change over by STARTTLS. */
const TLS_PORT = 465;
const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 4;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);
/** Replies to RCPT TO: no such user, moved for good, not a usable address, mailbox closed. */
const NO_SUCH_ADDRESS = new Set([550, 551, 553]);
/**
 * The enhanced code of RFC 3463 tells an address (5.1.x) or a closed mailbox (5.2.1) from other refusals under the same
 * number: 5.7.x is a policy against the sender, whom the address cannot help.
 */
const ADDRESS_STATUS = /\b5\.(?:1\.\d{1,3}|2\.1)\b/;
const ANY_STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/;

/**
 * A mail server, over connections that are kept. The Message-ID comes from the key, so a mail that is sent again after
 * a crash is recognisable. Outside of this machine nothing is sent without TLS.
 */
export function smtpMailer({ host, port, user, password, from }: SmtpMailerOptions): Mailer {
  const isHere = LOOPBACK.has(host);
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: !isHere,
    // A server on this machine has no certificate that anybody vouches for.
    ignoreTLS: isHere && port !== TLS_PORT,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    tls: { minVersion: 'TLSv1.2' },
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A body never names a file or an address that the library would read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? host;
  return {
    send: async ({ to, subject, text, html, key }) => {
      try {
        // An object is taken as one address; a text would be parsed, and could name several.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${key}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'taken';
      } catch (error) {
        if (isAddressRefused(error)) return 'no_such_address';
        // The error of the library may repeat the address; logs hold none.
        throw new Error(`Expected ${host} to take a mail, got ${reasonOf(error)}.`);
      }
    },
  };
}

type SmtpError = {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
};

const factsOf = (error: unknown): SmtpError => (typeof error === 'object' && error !== null ? error : {});

function isAddressRefused(error: unknown): boolean {
  const { command, responseCode, response } = factsOf(error);
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || !NO_SUCH_ADDRESS.has(responseCode)) return false;
  const text = typeof response === 'string' ? response : '';
  return !ANY_STATUS.test(text) || ADDRESS_STATUS.test(text);
}

function reasonOf(error: unknown): string {
  const { code, command, responseCode } = factsOf(error);
  return [responseCode, code, command].filter((fact) => fact !== undefined).join(' ') || 'no answer';
}

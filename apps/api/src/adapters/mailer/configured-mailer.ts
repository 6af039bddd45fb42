import type { Environment } from '../../env.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { jsonMailer } from './json-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

type Settings = Pick<
  Environment,
  'MAIL_BASE_URL' | 'MAIL_FROM' | 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD'
>;

/**
 * The mail service of this environment: a mail server where one is named, the sandbox otherwise.
 * @throws Error when neither is named.
 */
export function configuredMailer(settings: Settings): Mailer {
  const { MAIL_FROM: from, MAIL_BASE_URL: baseUrl, SMTP_HOST: host } = settings;
  if (host !== undefined) {
    const { SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = settings;
    return smtpMailer({ host, port, user, password, from });
  }
  if (baseUrl === undefined) throw new Error('Mail goes nowhere: set SMTP_HOST, or MAIL_BASE_URL for the sandbox.');
  return jsonMailer({ baseUrl, from });
}

import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';

type Sms = { readonly text: string; readonly code: string | null };

function isOutbox(value: unknown): value is { readonly data: readonly Sms[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);
}

async function messagesTo(phoneNumber: string): Promise<readonly Sms[]> {
  const response = await fetch(`${addresses.sandbox}/outbox/sms?to=${encodeURIComponent(phoneNumber)}`);
  const answer: unknown = await response.json();
  return isOutbox(answer) ? answer.data : [];
}

/** Waits for a code to this number; returns the newest. */
export async function phoneCode(phoneNumber: string): Promise<string> {
  let code: string | null = null;
  await expect(async () => {
    const messages = await messagesTo(phoneNumber);
    code = messages.find((message) => message.code !== null)?.code ?? null;
    expect(code, `a code among the ${messages.length} text messages to ${phoneNumber}`).not.toBeNull();
  }).toPass();
  return code ?? '';
}

type Mail = { readonly text: string };

function isMailbox(value: unknown): value is { readonly data: readonly Mail[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);
}

/** Waits for a mail to this address with a link to `path`; returns the link. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer: unknown = await (
      await fetch(`${addresses.sandbox}/outbox/mail?to=${encodeURIComponent(email)}`)
    ).json();
    const texts = isMailbox(answer) ? answer.data.map(({ text }) => text) : [];
    link = texts
      .join('\n')
      .match(/https?:\/\/\S+/g)
      ?.find((url) => new URL(url).pathname === path);
    expect(link, `a link to ${path} among the ${texts.length} mails to ${email}`).toBeDefined();
  }).toPass();
  return link ?? '';
}

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

import type { CodeTarget } from '@suki/db/queries/one-time-codes';

/** What a code sent to a phone is for; a new one replaces the one before. */
export function phoneCodeTarget(phoneNumber: string): CodeTarget {
  return { channel: 'phone', target: phoneNumber, purpose: 'verify' };
}

/** What is hashed: a code belongs to its number and purpose, so that it opens nothing else. */
export function codeText({ target, purpose }: CodeTarget, code: string): string {
  return `${purpose}:${target}:${code}`;
}

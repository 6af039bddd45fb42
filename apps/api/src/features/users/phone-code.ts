import type { CodeTarget } from '@suki/db/queries/one-time-codes';

/** The target of a code that is sent to a phone; a new code replaces the one before. */
export function phoneCodeTarget(phoneNumber: string): CodeTarget {
  return { channel: 'phone', target: phoneNumber, purpose: 'verify' };
}

/** The text that is hashed. It binds a code to its number and purpose, so that the code opens nothing else. */
export function codeText({ target, purpose }: CodeTarget, code: string): string {
  return `${purpose}:${target}:${code}`;
}

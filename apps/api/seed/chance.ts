import { createHash } from 'node:crypto';

/** Returns a number from 0 up to 1 that depends on the words alone: the demo is alike on every machine. */
export function chance(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
}

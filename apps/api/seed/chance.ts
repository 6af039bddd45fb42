import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that is always the same for the same words: the demo is the same on every machine. */
export function chance(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
}

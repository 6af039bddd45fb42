import { createHash } from 'node:crypto';

const HASH = /^[0-9a-f]{64}$/;

/** SHA-256 in hex, under which a store keeps the bytes. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Only a hash becomes a path or the name of an object, so nothing outside of the store can be read. */
export const isContentHash = (text: string): boolean => HASH.test(text);

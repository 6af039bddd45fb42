import { readDropOffCode } from '@suki/domain/stock/drop-off-code';
import type { Secrets } from '../../ports/secrets.ts';

/** The stored form of a typed or scanned code; null when its letters cannot be right. */
export function dropOffCodeHash(typed: string, secrets: Secrets): string | null {
  const code = readDropOffCode(typed);
  return code === null ? null : secrets.hash(`drop-off:${code}`);
}

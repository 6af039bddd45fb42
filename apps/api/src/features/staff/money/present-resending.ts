import type { SentAgain } from '@suki/contract/staff/money.table';
import type { Resending } from '@suki/db/queries/money-transitions';
import type { z } from 'zod';

export function presentResending(resending: Resending | undefined): z.output<typeof SentAgain> | null {
  if (resending === undefined) return null;
  const { at, byName, reason } = resending;
  return { at: at.toISOString(), byName, reason };
}

import { hasBegunSecondFactor, spendTry, useRecoveryCode, useStep } from '@suki/db/queries/second-factors';
import type { Tx } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';
import { plainRecoveryCode, stepOfCode } from './totp.ts';

type Needs = Pick<Dependencies, 'pool' | 'secrets' | 'realClock'>;
export type Refused = 'SECOND_FACTOR_MISSING' | 'SECOND_FACTOR_WAIT' | 'CODE_WRONG';
export type Tried = { readonly refused: Refused } | { readonly use: (tx: Tx) => Promise<boolean> };

/**
 * Tries a code of the authenticator. The try is spent before the code is looked at; `use` spends the time step in the
 * transaction of what follows, and returns false for a replay.
 */
export async function tryCode(
  { userId, code, isNew }: { readonly userId: UserId; readonly code: string; readonly isNew: boolean },
  { pool, secrets, realClock }: Needs,
): Promise<Tried> {
  const now = realClock.now();
  if (!(await hasBegunSecondFactor(pool, userId))) return { refused: 'SECOND_FACTOR_MISSING' };
  const tried = await spendTry(pool, userId, now);
  if (tried === undefined) return { refused: 'SECOND_FACTOR_WAIT' };
  if (tried.isConfirmed === isNew) return { refused: 'SECOND_FACTOR_MISSING' };
  const step = stepOfCode(secrets.open(tried.secret), code, now);
  return step === null ? { refused: 'CODE_WRONG' } : { use: (tx) => useStep(tx, userId, step, now) };
}

/** Tries a recovery code in the same way. */
export async function tryRecoveryCode(
  { userId, code }: { readonly userId: UserId; readonly code: string },
  { pool, secrets, realClock }: Needs,
): Promise<Tried> {
  const now = realClock.now();
  if (!(await hasBegunSecondFactor(pool, userId))) return { refused: 'SECOND_FACTOR_MISSING' };
  const tried = await spendTry(pool, userId, now);
  if (tried === undefined) return { refused: 'SECOND_FACTOR_WAIT' };
  if (!tried.isConfirmed) return { refused: 'SECOND_FACTOR_MISSING' };
  return { use: (tx) => useRecoveryCode(tx, userId, recoveryHash(secrets, userId, code), now) };
}

export function recoveryHash(secrets: Needs['secrets'], userId: UserId, code: string): string {
  return secrets.hash(`recovery code of ${userId}: ${plainRecoveryCode(code)}`);
}

import {
  codesSent,
  lockCodeSending,
  lockCodeTries,
  noteCodeEvent,
  raiseCodeAlert,
  wrongTriesOf,
} from '@suki/db/queries/code-limits';
import { type CodeTarget, storeOneTimeCode, tryOneTimeCode } from '@suki/db/queries/one-time-codes';
import { withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import { codeBudgetAlert, nextCodeAt, nextTryAt } from '@suki/domain/users/code-limits';
import type { Dependencies } from '../../dependencies.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'secrets'>;

/** The target of a code that a person asks for; a new code replaces the one before. */
export function phoneCodeTarget(userId: UserId, phoneNumber: string): CodeTarget {
  return { userId, channel: 'phone', target: phoneNumber, purpose: 'verify' };
}

/**
 * Stores a code and counts it, unless a limit is reached.
 * @returns when the next code can be asked for; null when this one is stored and may be sent.
 */
export function storePhoneCode(target: CodeTarget, code: string, needs: Needs): Promise<Date | null> {
  const { pool, clock, secrets } = needs;
  const counted = countedAs(target, needs);
  return withTransaction(pool, async (tx) => {
    await lockCodeSending(tx);
    const now = clock.now();
    const sent = await codesSent(tx, counted, now);
    const availableAt = nextCodeAt(sent, now);
    if (availableAt !== null) return availableAt;
    await storeOneTimeCode(tx, target, secrets.hash(codeText(target, code)), now);
    await noteCodeEvent(tx, { kind: 'sent', ...counted, at: now });
    const alert = codeBudgetAlert(sent.today + 1);
    if (alert !== null) await raiseCodeAlert(tx, alert, now);
    return null;
  });
}

type Outcome = 'right' | 'wrong' | 'expired' | { readonly availableAt: Date };

/**
 * Tries a code in a transaction of its own, so that a wrong try stays counted when the use case is refused.
 * `availableAt` is the moment from which a person who typed too many wrong codes may try again.
 */
export function tryPhoneCode(target: CodeTarget, code: string, needs: Needs): Promise<Outcome> {
  const { pool, clock, secrets } = needs;
  const counted = countedAs(target, needs);
  return withTransaction(pool, async (tx) => {
    await lockCodeTries(tx, target.userId);
    const now = clock.now();
    const availableAt = nextTryAt(await wrongTriesOf(tx, target.userId, now), now);
    if (availableAt !== null) return { availableAt };
    const outcome = await tryOneTimeCode(tx, target, secrets.hash(codeText(target, code)), now);
    if (outcome === 'wrong') await noteCodeEvent(tx, { kind: 'wrong', ...counted, at: now });
    return outcome;
  });
}

/** The text that is hashed. It binds a code to its person, number and purpose, so that the code opens nothing else. */
function codeText({ userId, target, purpose }: CodeTarget, code: string): string {
  return `${userId}:${purpose}:${target}:${code}`;
}

function countedAs({ userId, channel, target }: CodeTarget, { secrets }: Pick<Needs, 'secrets'>) {
  return { userId, targetMark: secrets.hash(`code-target:${channel}:${target}`) };
}

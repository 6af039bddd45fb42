import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyKeyRule } from '@suki/contract/transport';
import {
  claimIdempotencyKey,
  releaseIdempotencyKey,
  storeIdempotentAnswer,
  storeIdempotentAnswerLate,
} from '@suki/db/queries/idempotency';
import { ApiRefusal } from './api-refusal.ts';
import type { IdempotencyNeeds, IdempotentCall, Intent, StoredAnswer } from './intent.ts';
import { validationRefusal } from './read-input.ts';
import { performUnclaimed } from './unclaimed-intent.ts';

export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
export const REPLAYED_HEADER = 'idempotency-replayed';
const { minLength, maxLength, pattern } = idempotencyKeyRule;
const KEY_PATTERN = new RegExp(pattern);
const POLL_MS = 50;
/** Longer than a payment call may take (10 s), shorter than a browser waits (60 s). */
const WAIT_MAX_MS = 15_000;

export type IdempotentAnswer = StoredAnswer & { readonly isReplayed: boolean };

export type Idempotency = { readonly run: (call: IdempotentCall) => Promise<IdempotentAnswer> };

/**
 * One intent, one effect (ADR 0015). A request with an equal key and input waits for the first call and gets its
 * answer: in this process by its promise, so that fifty presses hold one connection; from another process by reading
 * the row.
 */
export function idempotency(needs: IdempotencyNeeds): Idempotency {
  const running = new Map<string, { readonly requestHash: string; readonly answer: Promise<StoredAnswer> }>();

  const first = async (call: IdempotentCall): Promise<IdempotentAnswer> => {
    const known = await claimOrWait(needs, call);
    if (known !== undefined) return { ...known, isReplayed: true };
    const performed = await perform(needs, call);
    return performed === undefined ? first(call) : { ...performed, isReplayed: false };
  };

  const unclaimed = async (call: IdempotentCall): Promise<IdempotentAnswer> => {
    const performed = await performUnclaimed(needs, call);
    return performed === undefined ? first(call) : { ...performed, isReplayed: false };
  };

  const run = async (call: IdempotentCall): Promise<IdempotentAnswer> => {
    const name = `${call.userId} ${call.key}`;
    const current = running.get(name);
    if (current !== undefined) {
      if (current.requestHash !== call.requestHash) throw new ApiRefusal('IDEMPOTENCY_KEY_REUSED');
      return { ...(await current.answer), isReplayed: true };
    }
    const answer = call.isSettledInside ? unclaimed(call) : first(call);
    running.set(name, { requestHash: call.requestHash, answer });
    try {
      return await answer;
    } finally {
      running.delete(name);
    }
  };
  return { run };
}

/**
 * Reads the idempotency key of a request.
 * @throws ApiRefusal IDEMPOTENCY_KEY_MISSING without a key, VALIDATION for a key of another form.
 */
export function idempotencyKeyOf(headers: Readonly<Record<string, unknown>>): string {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (typeof key !== 'string' || key === '') throw new ApiRefusal('IDEMPOTENCY_KEY_MISSING');
  if (key.length < minLength || key.length > maxLength || !KEY_PATTERN.test(key)) {
    const rule = `Expected ${minLength} to ${maxLength} visible characters`;
    throw validationRefusal([{ field: 'headers.idempotency-key', rule }]);
  }
  return key;
}

/** Two requests are equal when operation, address and body are. The user is part of the key already. */
export function requestHashOf(request: {
  readonly operationId: string;
  readonly params: unknown;
  readonly body: unknown;
}): string {
  const text = JSON.stringify([request.operationId, request.params ?? null, request.body ?? null]);
  return createHash('sha256').update(text).digest('hex');
}

/** Undefined when this call now holds the key; otherwise the answer that another call stores, perhaps later. */
async function claimOrWait(
  { pool, clock, lease }: IdempotencyNeeds,
  call: IdempotentCall,
): Promise<StoredAnswer | undefined> {
  const intent = { ...call, lease };
  for (let waitedMs = 0; waitedMs < WAIT_MAX_MS; waitedMs += POLL_MS) {
    const claim = await claimIdempotencyKey(pool, intent, clock.now());
    switch (claim.state) {
      case 'new':
        return undefined;
      case 'repeat':
        return { status: claim.status, body: claim.answer };
      case 'mismatch':
        throw new ApiRefusal('IDEMPOTENCY_KEY_REUSED');
      case 'in_progress':
        await sleep(POLL_MS);
        break;
      default:
        claim satisfies never;
    }
  }
  throw new ApiRefusal('UNAVAILABLE', {
    message: 'The first call with this Idempotency-Key is still at work. Try again with the same key.',
  });
}

/**
 * Undefined when another call took the key over meanwhile (this work took longer than its lease); the work was rolled
 * back for that.
 */
async function perform(needs: IdempotencyNeeds, call: IdempotentCall): Promise<StoredAnswer | undefined> {
  const { pool } = needs;
  let settled: StoredAnswer | undefined;
  let isTakenOver = false;
  const intent: Intent = {
    key: call.key,
    settle: async (tx, answer) => {
      settled = call.serialise(answer);
      isTakenOver = !(await storeIdempotentAnswer(tx, call, { status: settled.status, answer: settled.body }));
      if (isTakenOver) throw new Error(`Expected to settle intent ${call.key}, but another call did so meanwhile.`);
    },
  };
  try {
    const answer = await call.run(intent);
    return settled === undefined ? await storeLate(needs, call, answer) : answer;
  } catch (error) {
    if (isTakenOver) return undefined;
    const refusal = call.refusalAnswer(error);
    if (refusal === undefined) {
      // A key that cannot be released now becomes free when its lease ends.
      await releaseIdempotencyKey(pool, call).catch(() => undefined);
      throw error;
    }
    return storeLate(needs, call, refusal);
  }
}

/**
 * Stores the answer of work that cannot be rolled back any more. When another call has stored an answer first, that
 * answer is returned to everybody, this call too.
 */
async function storeLate(
  { pool, clock, lease }: IdempotencyNeeds,
  call: IdempotentCall,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  const result = { status: answer.status, answer: answer.body };
  if (await storeIdempotentAnswerLate(pool, call, result)) return answer;
  const claim = await claimIdempotencyKey(pool, { ...call, lease }, clock.now());
  if (claim.state === 'repeat') return { status: claim.status, body: claim.answer };
  if (claim.state === 'new') await storeIdempotentAnswerLate(pool, call, result);
  return answer;
}

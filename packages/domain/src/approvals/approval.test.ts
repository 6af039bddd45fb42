import { describe, expect, test } from 'vitest';
import { ids, tuesday as now } from '../../testing/trade-fixtures.ts';
import { approvalKinds, approvalRules } from '../config/approvals.ts';
import { HOUR_MS } from '../config/durations.ts';
import { add, centavos, pesos, zero } from '../money/centavos.ts';
import type { Posting } from '../trade/facts/decision.ts';
import {
  type ApprovalRequest,
  approvalStatus,
  costOf,
  decideApprove,
  decideRefuse,
  needsApproval,
} from './approval.ts';

const request: ApprovalRequest = {
  kind: 'report_loss',
  status: 'waiting',
  requestedBy: ids.seller,
  expiresAt: new Date(now.getTime() + HOUR_MS),
};
const other = (...roles: string[]) => ({ userId: ids.buyer, accounts: [ids.buyer], roles });
const asker = (...roles: string[]) => ({ userId: ids.seller, accounts: [ids.seller], roles });
const yes = (status: string) => ({ ok: true, status });
const no = (reason: string) => ({ ok: false, reason });

describe('security 2: the second person', () => {
  test.each([
    ['report_loss', ['finance'], yes('approved')],
    ['report_loss', ['admin'], yes('approved')],
    ['report_loss', ['warehouse'], no('SECOND_PERSON')],
    ['report_loss', ['support'], no('SECOND_PERSON')],
    ['transit_damage', ['finance', 'inspector'], yes('approved')],
    ['transit_damage', ['inspector'], no('SECOND_PERSON')],
    ['keep_deposit', ['finance'], yes('approved')],
    ['keep_deposit', ['support'], no('SECOND_PERSON')],
    ['decide_payout', ['support'], yes('approved')],
    ['decide_payout', ['admin'], yes('approved')],
    ['decide_payout', ['finance'], no('SECOND_PERSON')],
  ] as const)('of %s with the roles %s: %o', (kind, roles, verdict) => {
    expect(decideApprove({ ...request, kind }, other(...roles), now)).toEqual(verdict);
  });

  test('is never the one who asked, whatever their roles, nor a linked account of theirs', () => {
    const everything = ['warehouse', 'finance', 'support', 'admin'];
    for (const kind of approvalKinds) {
      expect(decideApprove({ ...request, kind }, asker(...everything), now)).toEqual(no('SECOND_PERSON'));
      const linked = { ...other(...everything), accounts: [ids.buyer, ids.seller] };
      expect(decideApprove({ ...request, kind }, linked, now)).toEqual(no('SECOND_PERSON'));
    }
  });

  test('refuses in the same role; the one who asked takes the request back', () => {
    expect(decideRefuse(request, other('finance'), now)).toEqual(yes('refused'));
    expect(decideRefuse(request, other('warehouse'), now)).toEqual(no('SECOND_PERSON'));
    expect(decideRefuse(request, asker('warehouse'), now)).toEqual(yes('withdrawn'));
  });

  test.each(['approved', 'refused', 'withdrawn', 'expired'] as const)('decides nothing about what is %s', (status) => {
    expect(decideApprove({ ...request, status }, other('finance'), now)).toEqual(no('APPROVAL_OVER'));
    expect(decideRefuse({ ...request, status }, asker('warehouse'), now)).toEqual(no('APPROVAL_OVER'));
  });

  test('is too late at the end of the request, and in time a millisecond before', () => {
    expect(approvalStatus(request, new Date(request.expiresAt.getTime() - 1))).toBe('waiting');
    expect(approvalStatus(request, request.expiresAt)).toBe('expired');
    expect(decideApprove(request, other('finance'), request.expiresAt)).toEqual(no('APPROVAL_OVER'));
  });
});

describe('security 2: the sum', () => {
  test.each(approvalKinds)('%s is done by one person up to it, by two above it', (kind) => {
    const { over } = approvalRules[kind];
    expect(needsApproval(kind, over)).toBe(false);
    expect(needsApproval(kind, add(over, centavos(1)))).toBe(true);
  });

  test('of a decision is what leaves the accounts of the platform', () => {
    const posting = (entries: Posting['entries']): Posting => ({
      code: 'item_compensated',
      key: 'k',
      entries,
      shown: [],
    });
    const loss = posting([
      { account: 'platform:item_loss', amount: pesos(-4_660), line: 'compensation' },
      { account: `wallet:${ids.seller}`, amount: pesos(4_660), line: 'compensation' },
    ]);
    const refund = posting([
      { account: `escrow:${ids.order}`, amount: pesos(-5_000), line: 'refund' },
      { account: `wallet:${ids.buyer}`, amount: pesos(5_000), line: 'refund' },
    ]);
    expect(costOf({ postings: [refund, loss] })).toBe(pesos(4_660));
    expect(costOf({ postings: [refund] })).toBe(zero);
    expect(costOf({ postings: [] })).toBe(zero);
  });
});

import { approvalKinds, approvalReason } from '@suki/domain/config/approvals';
import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { StaffApproval } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  approvalLine,
  askedText,
  isExpired,
  secondPersonText,
  shownApprovals,
  whyNoReason,
} from './approvals.view-model.ts';

const approval: StaffApproval = {
  id: toId('apv', 'apv_0000000001'),
  kind: 'report_loss',
  status: 'waiting',
  orderId: toId('ord', 'ord_0000000001'),
  payoutId: null,
  askId: null,
  ownerId: null,
  about: {
    orderId: toId('ord', 'ord_0000000001'),
    orderNumber: 'SK-20611483K',
    itemName: 'Samba OG',
    sizes: { us_m: '9' },
    amount: null,
    person: null,
  },
  amount: pesos(4_660),
  reason: 'Not on its shelf.',
  requestedBy: { id: toId('usr', 'usr_0000000001'), name: 'Ines' },
  createdAt: '2026-11-17T01:00:00.000Z',
  expiresAt: '2026-11-18T01:00:00.000Z',
  decided: null,
  can: 'decide',
};

describe('security 2: before the press', () => {
  test.each(approvalKinds)('the words for %s name the team that has to agree, and no role code', (kind) => {
    expect(secondPersonText(kind)).toMatch(/someone in (finance|support) has to agree first/i);
  });

  test('fraud says that it always needs two, a loss from which sum on', () => {
    expect(secondPersonText('keep_deposit')).toBe('Someone in finance has to agree first. Nothing moves until then.');
    expect(secondPersonText('report_loss')).toContain('Above ₱1,000');
  });

  test('a reason of nine letters is too short, also with blanks around it; ten are enough', () => {
    expect(whyNoReason('   123456789   ')).toContain(String(approvalReason.lengthMin));
    expect(whyNoReason('1234567890')).toBeUndefined();
  });
});

describe('a request in words', () => {
  test('says the act, the sum, who asked since when, why, and where the order is', () => {
    expect(approvalLine(approval)).toMatchObject({
      title: 'We lost or damaged an item',
      amount: '₱4,660',
      asked: 'Asked by Ines, Tue 17 Nov, 9:00 AM',
      reason: '“Not on its shelf.”',
      subject: expect.stringMatching(/^SK-20611483K, Samba OG, .*9/),
      ending: null,
      link: { href: '/order/ord_0000000001' },
    });
  });

  test('names nothing by an id, also what nothing is known of', () => {
    const payoutId = toId('pyo', 'pyo_0000000001');
    expect(approvalLine({ ...approval, about: null, orderId: null, payoutId }).subject).toBe('A payout');
    const nameless = { ...approval.requestedBy, name: null };
    expect(approvalLine({ ...approval, requestedBy: nameless }).asked).toContain('a colleague');
  });

  test('says how it ended, by whom, and with what note', () => {
    const by = { id: toId('usr', 'usr_0000000002'), name: 'Fe' };
    const decided = { at: '2026-11-17T02:00:00.000Z', by, note: 'It lies on shelf 4.' };
    expect(approvalLine({ ...approval, status: 'refused', decided }).ending).toBe(
      'Refused by Fe, Tue 17 Nov, 10:00 AM: It lies on shelf 4.',
    );
    expect(approvalLine({ ...approval, status: 'expired' }).ending).toBe('Ended, because no one decided in time');
  });

  test.each([
    ['decide', 'Decide by Wed 18 Nov, 9:00 AM'],
    ['withdraw', 'Someone in finance decides by Wed 18 Nov, 9:00 AM'],
    ['nothing', 'Someone in finance decides by Wed 18 Nov, 9:00 AM'],
  ] as const)('says to whoever can do "%s" by when it is decided, and whose turn it is', (can, ends) => {
    expect(approvalLine({ ...approval, can }).ends).toBe(ends);
  });

  test('tells after the press whether it is done or waits', () => {
    expect(askedText({}, 'Done')).toBe('Done');
    expect(askedText({ approval }, 'Done')).toBe('Someone in finance has to agree first. We told them.');
  });

  test('is over at its end', () => {
    expect(isExpired(approval, new Date('2026-11-18T00:59:59.999Z'))).toBe(false);
    expect(isExpired(approval, new Date(approval.expiresAt))).toBe(true);
  });

  test('any other state in the address shows what waits', () => {
    expect(shownApprovals(new URLSearchParams('state=decided'))).toBe('decided');
    expect(shownApprovals(new URLSearchParams('state=x'))).toBe('waiting');
  });
});

import { expect, test } from 'vitest';
import { isRefundInWallet } from './refund-in-wallet.ts';
import { refundTransition } from './refund-transitions.table.ts';
import { refundStatuses } from './statuses.ts';

test('a refund lies in the wallet exactly where the row leads that credits it', () => {
  const { to } = refundTransition('refund-to-wallet');
  expect(refundStatuses.filter((status) => isRefundInWallet({ status }))).toEqual([to]);
});

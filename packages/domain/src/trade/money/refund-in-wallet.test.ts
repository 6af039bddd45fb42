import { expect, test } from 'vitest';
import { refundStatuses } from '../facts/statuses.ts';
import { refundTransition } from '../table/refund-transitions.table.ts';
import { isRefundInWallet } from './refund-in-wallet.ts';

test('a refund lies in the wallet exactly where the row leads that credits it', () => {
  const { to } = refundTransition('refund-to-wallet');
  expect(refundStatuses.filter((status) => isRefundInWallet({ status }))).toEqual([to]);
});

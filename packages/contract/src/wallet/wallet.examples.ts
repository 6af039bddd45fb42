import { DAY_MS } from '@suki/domain/config/durations';
import { payoutHold, payouts } from '@suki/domain/config/payouts';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { sells } from '../examples/prices.ts';
import { payoutChannelName } from './payout-channels.table.ts';
import type { Payout, WithdrawalAccount, walletRoutes } from './wallet.table.ts';

const typed = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '001234567890' } as const;
const destination = {
  channelCode: typed.channelCode,
  bankName: payoutChannelName(typed.channelCode),
  accountHolderName: typed.accountHolderName,
  maskedAccountNumber: '•••• 7890',
};
const account: z.output<typeof WithdrawalAccount> = {
  id: ids.account,
  ...destination,
  status: 'valid',
  isDefault: true,
  createdAt: at.joined,
};
/** Sam withdraws what the pair brought him. */
const payout: z.output<typeof Payout> = {
  id: ids.payout,
  amount: sells.income,
  fee: payouts.fee,
  status: 'PENDING',
  failureReason: null,
  account: destination,
  expectedAt: null,
  createdAt: at.withdrawn,
  updatedAt: at.withdrawn,
};
const sent = { ...payout, status: 'REQUESTED', expectedAt: later(at.withdrawn, DAY_MS) } as const;
const ofAccount = { id: ids.account };
const ofPayout = { id: ids.payout };

export const walletExamples: ExamplesOf<typeof walletRoutes> = {
  listTransactions: {
    query: { limit },
    answer: page({
      id: 'trn_01kb13x2z4c6v8b1n3',
      kind: 'sell_income',
      status: 'succeeded',
      amount: sells.income,
      through: 'wallet',
      askId: ids.ask,
      orderId: ids.order,
      payoutId: null,
      itemName: card.name,
      availableAt: later(at.delivered, payoutHold.holdMs),
      retryAt: null,
      createdAt: at.passed,
    }),
  },
  createWithdrawalAccount: { body: typed, answer: account },
  listWithdrawalAccounts: { query: { limit }, answer: page(account) },
  getWithdrawalAccount: { params: ofAccount, answer: account },
  updateWithdrawalAccount: { params: ofAccount, body: { isDefault: true }, answer: account },
  deleteWithdrawalAccount: { params: ofAccount, answer: done },
  requestPayout: { body: { amount: sells.income, withdrawalAccountId: ids.account }, answer: payout },
  listPayouts: { query: { limit }, answer: page(sent) },
  getPayout: { params: ofPayout, answer: sent },
  cancelPayout: { params: ofPayout, answer: { ...payout, status: 'CANCELLED' } },
};

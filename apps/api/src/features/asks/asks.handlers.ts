import type { SomeHandlers } from '../../http/handler.ts';
import { cancelAsk } from './cancel-ask.route.ts';
import { changeReturnAddress } from './change-return-address.route.ts';
import { deleteAsk } from './delete-ask.route.ts';
import { editAsk } from './edit-ask.route.ts';
import { feeRulesOf } from './fee-rules-of.ts';
import { getAsk } from './get-ask.route.ts';
import { listAsks } from './list-asks.route.ts';
import { payAcceptedBid, payAskDeposit } from './pay-deposit.route.ts';
import { postAsk } from './post-ask.route.ts';
import { remindOfAsk } from './remind-of-ask.route.ts';
import { rushAsk } from './rush-ask.route.ts';

export const askHandlers = {
  getFeeRules: ({ query }, { pool, clock }) =>
    feeRulesOf(pool, { category: query.category, brandId: query.brand ?? null }, clock.now()),
  cancelAsk,
  changeReturnAddress,
  deleteAsk,
  editAsk,
  getAsk,
  listAsks,
  payAskDeposit,
  payAcceptedBid,
  postAsk,
  remindOfAsk,
  rushAsk,
} satisfies SomeHandlers;

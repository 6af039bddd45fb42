import { sellerFees } from '@suki/domain/config/fees';
import { defaultExpiryDays } from '@suki/domain/config/limits';
import { subtract } from '@suki/domain/money/centavos';
import { deadline } from '@suki/domain/trade/effects/deadline';
import { askAfter, askSummaryOf, checked, live, posted, reserved } from '../examples/asks.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import { askDepositBegun, byGcash, startOf } from '../examples/payments.ts';
import { copyOf, samsShop } from '../examples/places.ts';
import { dearerPrice, price, sellsAt } from '../examples/prices.ts';
import type { askRoutes } from './asks.table.ts';

const params = { id: ids.ask };
const fresh = askAfter({ steps: posted });
const onSale = askAfter({ steps: live });

export const askExamples: ExamplesOf<typeof askRoutes> = {
  getFeeRules: { query: { category: 'shoes', brand: ids.brand }, answer: sellerFees },
  postAsk: {
    body: { itemId: ids.item, skuId: ids.sku, price, expiryDays: defaultExpiryDays, returnAddressId: ids.samsAddress },
    answer: { askId: ids.ask, status: 'to_pay', depositAmount: fresh.deposit.amount, ask: fresh },
  },
  listAsks: { query: { tabId: 'selling', limit }, answer: page(askSummaryOf(onSale)) },
  getAsk: { params, answer: onSale },
  cancelAsk: {
    params,
    answer: askAfter({ steps: [...live, ['E08', at.bidPosted]], deposit: 'returned' }),
  },
  deleteAsk: { params, answer: done },
  payAskDeposit: {
    params: { askId: ids.ask },
    body: byGcash(`/selling/${ids.ask}`),
    answer: startOf(askDepositBegun),
  },
  // The higher price needs a step more of deposit: until that is paid, the old price stands.
  editAsk: {
    params: { askId: ids.ask },
    body: { price: dearerPrice, expiryDays: defaultExpiryDays },
    answer: {
      ...onSale,
      raise: {
        price: dearerPrice,
        amount: subtract(sellsAt(dearerPrice).deposit, onSale.deposit.amount),
        payBy: deadline('ask_deposit', new Date(at.bidPosted)).toISOString(),
      },
    },
  },
  remindOfAsk: { params, answer: askAfter({ steps: reserved, with: { reminderSent: true } }) },
  rushAsk: { params, answer: askAfter({ steps: checked, with: { rushOrder: true } }) },
  changeReturnAddress: {
    params: { askId: ids.ask },
    body: { returnAddress: ids.samsShop },
    answer: askAfter({
      steps: live,
      with: { returnAddress: copyOf(samsShop, at.askPosted), isReturnAddressChanged: true },
    }),
  },
};

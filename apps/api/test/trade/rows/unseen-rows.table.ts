import type { RefundEvent } from '@suki/domain/trade/table/refund-transitions.table';
import type { EventId } from '@suki/domain/trade/table/transitions.table';
import type { NamedTest } from '../../pages/has-test.ts';

/** Rows that refuse or move nothing, and rows of refunds: no decision names them when they are carried out, so their tests are named here. */
export const unseenRows = {
  E08x: {
    file: 'src/features/asks/asks.test.ts',
    title:
      'taking an ask off the market > is refused while a buyer has reserved it (E08x), and after it has ended by itself',
  },
  E18x: {
    file: 'test/trade/accepting.test.ts',
    title: 'the bidder of an accepted bid > cannot take the bid back while the seller’s deposit is awaited (E18x)',
  },
  E39c: {
    file: 'test/trade/webhooks.test.ts',
    title: 'a paid order > stays paid whatever the order in which success, failure, pending and repetitions come',
  },
  E51: {
    file: 'test/trade/money.test.ts',
    title: 'a buyer who cancels > after the seller has confirmed is refused (E51)',
  },
  'refund-retried': {
    file: 'test/trade/refund-retries.test.ts',
    title:
      'a refund that fails for a passing reason (E75) > is sent four times in all, each under a key of its own, and then the money is in the wallet and its owner told once',
  },
  'refund-to-wallet': {
    file: 'test/trade/money.test.ts',
    title: 'a refund > that the gateway cannot carry out is the buyer’s money in the wallet (E75)',
  },
} as const satisfies Partial<Record<EventId | RefundEvent, NamedTest>>;

import { sellerFees } from '@suki/domain/config/fees';
import { income } from '@suki/domain/fees/income';
import type { UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type {
  AcceptingSellerFacts,
  BidderFacts,
  BuyerFacts,
  ItemFacts,
  SellerFacts,
} from '@suki/domain/trade/facts/command-facts';
import type { ApplyContext } from '../src/apply-decision.ts';
import { testOrderNumber } from './test-order-number.ts';
import { testAddress } from './test-trade.ts';

/* Facts of a test's market that a command takes beside its rows: people without limits, and one listed item. */

export const feeRules = sellerFees;
export const item: ItemFacts = { status: 'listed', hasSku: true };
export const buyerRegion = 'NCR' as const;
export const attempt = { channel: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: '/' } as const;
const person = { isRegistered: true, isSuspended: false, isPhoneVerified: true } as const;

export const sellerFacts = (userId: UserId): SellerFacts & AcceptingSellerFacts => ({
  ...person,
  userId,
  hasReturnAddress: true,
  unpaidAskCount: 0,
  liveAskCountOnSku: 0,
  unpaidAcceptances: 0,
  depositDefaults: 0,
});
export const bidderFacts = (userId: UserId): BidderFacts => ({ ...person, userId, hasAddress: true, liveBidsOnSku: 0 });
export const buyerFacts = (userId: UserId): BuyerFacts => ({
  ...person,
  userId,
  hasAddress: true,
  region: 'NCR',
  unpaidOrderCount: 0,
  lapsesInADay: 0,
  lapsesOnSku: 0,
});

export const orderContext = {
  newOrder: {
    get orderNumber() {
      return testOrderNumber();
    },
    buyerAddress: testAddress,
    buyerRegion: 'NCR',
    askRegion: 'NCR',
    arrivalMin: null,
    arrivalMax: null,
  },
} as const satisfies Partial<ApplyContext>;

export const newAsk = (price: Centavos) => ({ ...income(price, feeRules), returnAddress: testAddress, region: 'NCR' });

import { windowText } from '@suki/domain/time/window-text';
import type { BidStatus } from '@suki/domain/trade/facts/statuses';
import type { BidStanding } from '@suki/domain/trade/view/bid-standing';
import type { Headlines } from '../trade/headlines.types.ts';

/** A live bid says first that another one leads. */
export const standingHeadlines: Readonly<Record<BidStanding, Headlines>> = {
  highest: { bid_life: 'You have the highest bid. It’s live until {time}.', plain: 'You have the highest bid now.' },
  outbid: { bid_life: 'You’ve been outbid. Your bid is live until {time}.', plain: 'You’ve been outbid.' },
};

/** One sentence each: who acts next, and by when. */
export const bidHeadlines: Readonly<Record<BidStatus, Headlines>> = {
  to_pay: { bid_deposit: 'Your turn: pay the deposit by {time}.', plain: 'Your turn: pay the deposit now.' },
  bid_active: { bid_life: 'Your bid is live until {time}.', plain: 'Your bid is live now.' },
  seller_to_pay_deposit: {
    acceptance_deposit: 'A seller accepted, and has to pay a deposit by {time}.',
    plain: `A seller accepted, and has to pay a deposit within ${windowText('acceptance_deposit')}.`,
  },
  buyer_to_pay: { accepted_payment_window: 'It is yours. Pay by {time}.', plain: 'It is yours. Pay now.' },
  bid_successful: { plain: 'Won and paid. It’s with your orders.' },
  bid_closed: { plain: 'This bid has ended.' },
};

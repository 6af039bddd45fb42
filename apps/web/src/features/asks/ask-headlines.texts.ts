import { windowText } from '@suki/domain/time/window-text';
import type { AskStatus } from '@suki/domain/trade/facts/statuses';
import { orderHeadlines } from '../orders/order-headlines.texts.ts';
import type { Headlines } from '../trade/headlines.types.ts';

const { seller } = orderHeadlines;

/** One sentence each: who acts next, and by when. Once it is sold, the words are those of the order. */
export const askHeadlines: Readonly<Record<AskStatus, Headlines>> = {
  to_pay: {
    ask_deposit: 'Your turn: pay the deposit by {time}.',
    acceptance_deposit: 'Your turn: pay the deposit by {time}.',
    plain: 'Your turn: pay the deposit now.',
  },
  listed: { listing: 'On sale until {time}.', plain: 'On sale now.' },
  buyer_to_pay: {
    payment_window: 'Reserved: a buyer has to pay by {time}.',
    accepted_payment_window: 'Reserved: a buyer has to pay by {time}.',
    plain: 'Reserved: a buyer is paying now.',
  },
  confirming_buyer_order: {
    confirmation: 'Sold. Your turn: confirm by {time}.',
    plain: `Sold. Your turn: confirm within ${windowText('confirmation')}.`,
  },
  to_ship: seller.seller_to_ship,
  on_way_to_warehouse: seller.on_way_to_warehouse,
  platform_received: { ...seller.platform_to_ship, ...seller.platform_received },
  under_inspection: seller.under_inspection,
  pending_buyer_confirmation: seller.pending_buyer_confirmation,
  transaction_successful: { plain: 'Sold: your item passed.' },
  transaction_closed: { plain: 'This ask has ended.' },
};

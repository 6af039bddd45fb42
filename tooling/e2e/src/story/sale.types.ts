import type { AskPage } from '../pages/ask-page.ts';
import type { InboxPage } from '../pages/inbox-page.ts';
import type { OrderPage } from '../pages/order-page.ts';
import type { Offer } from '../pages/sell-page.ts';
import type { Cast } from './cast.ts';

type Wares = { readonly item: string; readonly size: string };

/** A sale as far as it has come: who has which page open, what was agreed. */
export type Sale = {
  readonly cast: Cast;
  readonly wares: Wares;
  readonly offer: Offer;
  readonly ask: AskPage;
  readonly sellerInbox: InboxPage;
};

export type PaidSale = Sale & { readonly order: OrderPage; readonly buyerInbox: InboxPage; readonly orderId: string };

import { toId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { orderNumber } from '../examples/orders.ts';
import { limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { buys } from '../examples/prices.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import type { inboxRoutes, Message } from './inbox.table.ts';

type Answer = z.output<typeof Message>;

const item: Answer['item'] = withSpecificationNames('item', {
  id: card.id,
  name: card.name,
  size: 'US M 9 · EU 42.5',
  art: card.art,
});
const about = { askId: null, bidId: null, orderId: null, payoutId: null };
const ofOrder: Answer = {
  id: ids.message,
  tabId: 'order',
  kind: 'order-passed',
  title: 'It passed our inspection',
  text: 'See the report, the photos and your certificate on the order page. We’ll ship it to you next.',
  item,
  orderNumber,
  opens: 'order',
  linkText: 'See the report',
  isRoutine: false,
  ...about,
  orderId: ids.order,
  isRead: false,
  createdAt: at.passed,
};
const ofPayment: Answer = {
  id: toId('msg', 'msg_01kat3s5d7f9g2h4j6'),
  tabId: 'payment',
  kind: 'order-cancelled-refunded',
  title: 'Your order is canceled',
  text: `We’re sending ${formatMoney(buys.total)} back the way you paid. Your bank or wallet may need a few days to show it.`,
  item,
  orderNumber,
  opens: 'order',
  linkText: 'See your order',
  isRoutine: false,
  ...about,
  orderId: ids.order,
  isRead: false,
  createdAt: at.cancelled,
};
const ofPlatform: Answer = {
  id: toId('msg', 'msg_01kat4z6x8c1v3b5n7'),
  tabId: 'platform',
  kind: 'order-on-hold',
  title: 'Your order is on hold',
  text: 'Its page says why. There’s nothing you have to do: nothing is lost, and all deadlines wait.',
  item,
  orderNumber,
  opens: 'order',
  linkText: 'See why',
  isRoutine: false,
  ...about,
  orderId: ids.order,
  isRead: false,
  createdAt: at.confirmed,
};

const query = { limit };

export const inboxExamples: ExamplesOf<typeof inboxRoutes> = {
  listOrderMessages: { query, answer: page(ofOrder) },
  readOrderMessages: { body: { ids: [ofOrder.id] }, answer: { order: 1, payment: 1, platform: 1 } },
  listPaymentMessages: { query, answer: page(ofPayment) },
  readPaymentMessages: { body: { ids: [ofPayment.id] }, answer: { order: 2, payment: 0, platform: 1 } },
  listPlatformMessages: { query, answer: page(ofPlatform) },
  readPlatformMessages: { body: { ids: [ofPlatform.id] }, answer: { order: 2, payment: 1, platform: 0 } },
  readAllMessages: { answer: { order: 0, payment: 0, platform: 0 } },
};

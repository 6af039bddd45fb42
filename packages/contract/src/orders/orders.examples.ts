import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { defectAccepted, discountOffered } from '../examples/defects.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { moreTimeAsked, orderAfter, refunded, summaryOf, until } from '../examples/orders.ts';
import { done, limit, page } from '../examples/pages.ts';
import { card, label } from '../examples/pair.ts';
import { inboundParcel, outbound } from '../examples/parcels.ts';
import { byGcash, orderBegun, startOf } from '../examples/payments.ts';
import { beasOffice, copyOf } from '../examples/places.ts';
import { buys, discount } from '../examples/prices.ts';
import { certificateNumber, report } from '../examples/report.ts';
import type { orderRoutes } from './orders.table.ts';

const params = { id: ids.order };
const orderId = { orderId: ids.order };
const paid = orderAfter({ steps: until('E37a'), role: 'buyer' });
const confirmed = orderAfter({ steps: until('E41'), role: 'seller' });

export const orderExamples: ExamplesOf<typeof orderRoutes> = {
  buyAtLowestAsk: {
    body: { skuId: ids.sku, lane: 'standard', maxTotal: buys.total, addressId: ids.beasAddress },
    answer: orderAfter({ steps: until('E31'), role: 'buyer' }),
  },
  listOrders: { query: { tabId: 'in_progress', role: 'buyer', limit }, answer: page(summaryOf(paid)) },
  getOrder: { params, answer: paid },
  payOrder: { params: orderId, body: byGcash(`/order/${ids.order}`), answer: startOf(orderBegun) },
  cancelOrder: {
    params: orderId,
    body: { isSeller: false },
    answer: orderAfter({
      steps: [...until('E37a'), ['E44', at.cancelled]],
      role: 'buyer',
      with: { refunds: refunded(at.cancelled) },
    }),
  },
  deleteOrder: { params, answer: done },
  confirmOrder: { params, answer: { status: confirmed.status, order: confirmed } },
  sellerDeliver: {
    params: orderId,
    body: inboundParcel,
    answer: orderAfter({ steps: until('E46'), role: 'seller' }),
  },
  askMoreTime: { params: orderId, answer: moreTimeAsked },
  confirmReceived: { params, answer: orderAfter({ steps: until('E70'), role: 'buyer' }) },
  changeBuyerAddress: {
    params: orderId,
    body: { buyerAddress: ids.beasOffice },
    answer: orderAfter({
      steps: until('E41'),
      role: 'buyer',
      with: { buyerAddress: copyOf(beasOffice, at.ordered), isBuyerAddressChanged: true },
    }),
  },
  remindOfOrder: { params, answer: orderAfter({ steps: until('E37a'), role: 'buyer', with: { reminderSent: true } }) },
  rushOrder: { params, answer: orderAfter({ steps: until('E56'), role: 'buyer', with: { rushOrder: true } }) },
  confirmVerifications: { params: orderId, query: { result: 'accept' }, answer: defectAccepted },
  offerDiscount: { params: orderId, body: { discount }, answer: discountOffered },
  getVerification: { params, answer: report },
  getCertificate: {
    params: { id: ids.certificate },
    answer: {
      id: ids.certificate,
      certificateNumber,
      item: card,
      itemName: card.name,
      styleCode: card.styleCode,
      size: sizeLabel(label.sizes),
      artUrl: card.art.url,
      verification: report,
    },
  },
  findCertificate: { params: { number: certificateNumber }, answer: { certificateId: ids.certificate } },
  getTracking: { params: { id: ids.outbound }, answer: outbound(false) },
};

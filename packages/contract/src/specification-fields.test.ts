import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Address } from './addresses/addresses.schemas.ts';
import { Ask, FeeRule, FeeRules } from './asks/asks.schemas.ts';
import { Bid } from './bids/bids.schemas.ts';
import { Item, Labels, Sale, SizeTemplate, Sku, SkuBook } from './catalogue/catalogue.schemas.ts';
import { Message } from './inbox/inbox.table.ts';
import { Order, Tracking, Verification } from './orders/orders.schemas.ts';
import { PaymentMethod } from './payment-methods/payment-methods.table.ts';
import { User } from './users/users.table.ts';
import { WalletTransaction } from './wallet/wallet.table.ts';
import { WithdrawalAccount } from './withdrawal-accounts/withdrawal-accounts.table.ts';

/** Entities of the specification, section 3, in its words, with the paths of their fields in our answers. */
const entities: readonly (readonly [sentence: string, by: Readonly<Record<string, z.ZodType>>, fields: string])[] = [
  [
    'Ask: askId (exposed as id), status, depositAmount (deposit), returnAddress, isReturnAddressChanged, reminderSent, rushOrder, needToRepay.',
    { Ask },
    'askId id status depositAmount deposit returnAddress isReturnAddressChanged reminderSent rushOrder needToRepay',
  ],
  [
    'Bid: bidId, bidStatus, proposedPrice (price), depositAmount (deposit), highestBid (isHighest is true when the highest bid equals the proposed price), reminderSent, needToRepay.',
    { Bid },
    'bidId bidStatus proposedPrice price depositAmount deposit highestBid isHighest reminderSent needToRepay',
  ],
  [
    'Order: orderId, orderStatus, itemPrice (price), paymentInfo{paymentMethodId, paymentMethod, checkoutMethod}, ask, buyerAddress, createdAt, statusInfo, isBuyerAddressChanged, reminderSent, rushOrder; also deliveryAt, askRegion, buyerRegion.',
    { Order },
    'orderId orderStatus itemPrice price paymentInfo.paymentMethodId paymentInfo.paymentMethod paymentInfo.checkoutMethod ask buyerAddress createdAt statusInfo isBuyerAddressChanged reminderSent rushOrder deliveryAt askRegion buyerRegion',
  ],
  ['Verification (per order): orderId, verifiedAt.', { Verification }, 'orderId verifiedAt'],
  [
    'Item: itemId, brand (list with logoUrl), relatedVideos, relatedStyles, purchaseHistory, sizeTemplate.',
    { Item },
    'itemId brand.logoUrl relatedVideos relatedStyles purchaseHistory sizeTemplate',
  ],
  ['Condition: new or used.', { Item }, 'condition=new condition=used'],
  ['Listing status: unlisted, listed, discontinued.', { Item }, 'status=unlisted status=listed status=discontinued'],
  ['Labels: brand, label, promotion.', { Labels }, 'brand label promotion'],
  ['Purchase history entry: itemId, createdAt.', { Sale }, 'itemId createdAt'],
  ['Sku: keyed by itemId and skuId.', { Sku }, 'itemId skuId'],
  [
    'Price entry: skuId, lowestAsk, flashLowestAsk, highestBid.',
    { SkuBook },
    'skuId lowestAsk flashLowestAsk highestBid',
  ],
  [
    'Fee rule: feeType (percentage or fixed), feeAmount, discountFeeAmount, minFee, maxFee.',
    { FeeRule },
    'feeType=percentage feeType=fixed feeAmount discountFeeAmount minFee maxFee',
  ],
  ['Three fee rules: tech service, payment, operational.', { FeeRules }, 'techService payment operational'],
  ['Size chart entry: type, size.', { SizeTemplate }, 'chart.type chart.size'],
  [
    'Property: propertyId, propertyValueId, name, level, value.',
    { Item },
    'properties.propertyId properties.propertyValueId properties.name properties.level properties.value',
  ],
  [
    'User: userId, avatar, name, email, phoneNumber, defaultPayment, defaultAddress, defaultWithdrawalAccount, isBalanceHidden, balance, region, isAnonymous, providerData, metadata, and unread counts orderMsgUnreadCount, paymentMsgUnreadCount, platformMsgUnreadCount.',
    { User },
    'userId avatar name email phoneNumber defaultPayment defaultAddress defaultWithdrawalAccount isBalanceHidden balance region isAnonymous providerData metadata orderMsgUnreadCount paymentMsgUnreadCount platformMsgUnreadCount',
  ],
  ['Address: id, region, isDefault, createdAt.', { Address }, 'id region isDefault createdAt'],
  [
    'Payment method: id, type (CARD, EWALLET or DIRECT_DEBIT), status, customer_id, createdAt, updatedAt.',
    { PaymentMethod },
    'id type=CARD type=EWALLET type=DIRECT_DEBIT status customer_id createdAt updatedAt',
  ],
  [
    'Card: network, masked_card_number, expiry_month, expiry_year.',
    { PaymentMethod },
    'card.network card.masked_card_number card.expiry_month card.expiry_year',
  ],
  [
    'Ewallet: channel_code, account.account_details.',
    { PaymentMethod },
    'ewallet.channel_code ewallet.account.account_details',
  ],
  [
    'Direct debit: channel_code, bank_account.masked_bank_account_number.',
    { PaymentMethod },
    'direct_debit.channel_code direct_debit.bank_account.masked_bank_account_number',
  ],
  ['Usage: MULTIPLE_USE or ONE_TIME_PAYMENT.', { PaymentMethod }, 'usage=MULTIPLE_USE usage=ONE_TIME_PAYMENT'],
  [
    'Normalized payment row: id, title, paymentMethod, account, isDefault, url, type, customerId, expiryMonth, expiryYear (two digits), status, createdAt, updatedAt.',
    { PaymentMethod },
    'id title paymentMethod account isDefault url type customerId expiryMonth expiryYear status createdAt updatedAt',
  ],
  ['Withdrawal account: id, status, isDefault, createdAt.', { WithdrawalAccount }, 'id status isDefault createdAt'],
  [
    'Messages (order, payment, platform): id, isRead, createdAt, tabId.',
    { Message },
    'id isRead createdAt tabId=order tabId=payment tabId=platform',
  ],
  ['Transaction: createdAt.', { WalletTransaction }, 'createdAt'],
  ['Delivery tracking: delivery_status, substatus.', { Tracking }, 'delivery_status substatus'],
];

type JsonSchema = { readonly [key: string]: unknown };

/** The schema at a path; lists and nullable fields are looked into. */
function at(schema: unknown, [name, ...rest]: readonly string[]): JsonSchema | undefined {
  const parts = partsOf(schema);
  if (name === undefined) return parts[0];
  const found = parts
    .map((part) => (part.properties as Record<string, unknown> | undefined)?.[name])
    .find((part) => part !== undefined);
  return found === undefined ? undefined : at(found, rest);
}

function partsOf(schema: unknown): readonly JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as JsonSchema;
  if (Array.isArray(one.anyOf)) return one.anyOf.flatMap(partsOf);
  return one.items === undefined ? [one] : partsOf(one.items);
}

test.each(entities)('coverage 3: %s', (sentence, by, fields) => {
  proves(sentence, by);
  const [schema] = Object.values(by);
  if (schema === undefined) throw new Error('Expected a schema.');
  const json = z.toJSONSchema(schema, { io: 'output', reused: 'inline' });
  const inline = JSON.parse(JSON.stringify(json)) as JsonSchema;
  const whole = resolved(inline, inline);
  for (const field of fields.split(' ')) {
    const [path = '', value] = field.split('=');
    const found = at(whole, path.split('.'));
    expect(found, field).toBeDefined();
    if (value !== undefined) expect(found?.enum, field).toContain(value);
  }
});

/** Puts the definitions of a schema in the places that refer to them. */
function resolved(value: unknown, root: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, root));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const name = value.$ref.replace('#/$defs/', '');
    return resolved((root.$defs as Record<string, unknown>)[name], root);
  }
  const { $defs: _definitions, ...rest } = value as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, resolved(one, root)]));
}

import { channelLimits } from '@suki/domain/config/payment-limits';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids, sandboxUrl } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import { buys } from '../examples/prices.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import type { PaymentMethod, paymentMethodRoutes } from './payment-methods.table.ts';

type Answer = z.output<typeof PaymentMethod>;

const maya: Answer = withSpecificationNames('paymentMethod', {
  id: ids.paymentMethod,
  title: 'Maya',
  paymentMethod: 'PAYMAYA',
  account: '******0001',
  isDefault: true,
  url: null,
  type: 'EWALLET',
  customerId: 'cust-5f2c9a1e',
  expiryMonth: null,
  expiryYear: null,
  status: 'ACTIVE',
  limit: channelLimits.PAYMAYA.max,
  failureCode: null,
  createdAt: at.joined,
  updatedAt: at.joined,
  usage: 'MULTIPLE_USE',
  card: null,
  ewallet: { channel_code: 'PAYMAYA', account: { account_details: '******0001' } },
  direct_debit: null,
});
const visa: Answer = {
  ...maya,
  id: toId('pmt', 'pmt_01kas5c8x2z4v6b9n2'),
  title: 'Visa',
  paymentMethod: 'VISA',
  account: '400000XXXXXX0002',
  isDefault: false,
  type: 'CARD',
  expiryMonth: '08',
  expiryYear: '28',
  limit: channelLimits.CARDS.max,
  card: { network: 'VISA', masked_card_number: '400000XXXXXX0002', expiry_month: '08', expiry_year: '2028' },
  ewallet: null,
};
const params = { id: ids.paymentMethod };

export const paymentMethodExamples: ExamplesOf<typeof paymentMethodRoutes> = {
  linkPaymentMethod: {
    body: { type: 'EWALLET', channelCode: 'PAYMAYA', returnPath: '/profile/payments' },
    answer: {
      ...maya,
      account: null,
      ewallet: { channel_code: 'PAYMAYA', account: { account_details: null } },
      isDefault: false,
      status: 'REQUIRES_ACTION',
      url: `${sandboxUrl}/link/${ids.paymentMethod}`,
    },
  },
  listPaymentMethods: { query: { amount: buys.total, limit }, answer: page(maya, visa) },
  getPaymentMethod: { params, answer: maya },
  makePaymentMethodDefault: { params: { id: visa.id }, answer: { ...visa, isDefault: true } },
  unlinkPaymentMethod: { params: { id: visa.id }, answer: done },
};

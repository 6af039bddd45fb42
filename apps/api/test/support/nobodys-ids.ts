import { testId } from '@suki/db/testing/test-ids';
import type { NamedIds } from './valid-calls.ts';

/** Well-formed ids of things that do not exist. */
export const nobodysIds: NamedIds = {
  itemId: testId('itm'),
  skuId: testId('sku'),
  sizeTemplateId: testId('szt'),
  certificateId: testId('crt'),
  askId: testId('ask'),
  bidId: testId('bid'),
  orderId: testId('ord'),
  trackingId: testId('trk'),
  addressId: testId('adr'),
  withdrawalAccountId: testId('wac'),
  paymentMethodId: testId('pmt'),
  keptId: testId('kpt'),
  wishListId: testId('kpt'),
  payoutId: testId('pyo'),
  messageId: testId('msg'),
  fileId: testId('fil'),
  userId: testId('usr'),
};

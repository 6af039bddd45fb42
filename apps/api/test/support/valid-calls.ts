import type { OperationId } from '@suki/contract/routes';
import type {
  AddressId,
  AskId,
  BidId,
  CertificateId,
  FileId,
  ItemId,
  MessageId,
  OrderId,
  PaymentMethodId,
  PayoutId,
  SizeTemplateId,
  SkuId,
  TrackingId,
  UserId,
  WithdrawalAccountId,
} from '@suki/domain/ids/id';
import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import { pesos } from '@suki/domain/money/centavos';
import type { CallInput } from './call-operation.ts';
import { testPlace } from './trade-people.ts';
import { newKey, payBody } from './trade-steps.ts';

/** Ids that a call may name; in the test of a refusal one of them is somebody else's. */
export type NamedIds = {
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly sizeTemplateId: SizeTemplateId;
  readonly certificateId: CertificateId;
  readonly askId: AskId;
  readonly bidId: BidId;
  readonly orderId: OrderId;
  readonly trackingId: TrackingId;
  readonly addressId: AddressId;
  readonly withdrawalAccountId: WithdrawalAccountId;
  readonly paymentMethodId: PaymentMethodId;
  readonly payoutId: PayoutId;
  readonly messageId: MessageId;
  readonly fileId: FileId;
  readonly userId: UserId;
};

const address = {
  recipient: 'Ana Cruz',
  phoneNumber: '09171112222',
  psgc: testPlace,
  street: '9 Rosal Street',
  postalCode: null,
  landmark: null,
};
const account = { channelCode: 'PH_BDO', accountHolderName: 'Ana Cruz', accountNumber: '1234567890' };
const list = { query: { limit: 10 } };
const nothing = {};
const paid = () => ({ body: payBody(), idempotencyKey: newKey() });
const report = (fileId: FileId) => ({
  points: [{ id: 'upper', verdict: 'noted', note: 'A mark of 6 mm' }],
  photos: [{ fileId, alt: 'The pair' }],
});

/** A valid input for every call of the contract: a call without one does not compile. */
export const validCalls: Readonly<Record<OperationId, (ids: NamedIds) => CallInput>> = {
  recommendItems: () => ({ query: { tab: 'forYou' } }),
  listRecentlyReleasedItems: () => ({ query: { limit: 10 } }),
  recommendItemsToSell: () => ({ query: { limit: 10 } }),
  getItem: ({ itemId }) => ({ params: { id: itemId }, query: { noSub: 'true', sizeTemplateDetail: 'true' } }),
  listSitemapParts: () => ({}),
  getSitemapPart: ({ itemId }) => ({ params: { firstItemId: itemId } }),
  getSkuBook: ({ itemId, skuId }) => ({ params: { id: itemId }, query: { skuId } }),
  getBuyerQuote: ({ skuId }) => ({ query: { skuId, region: 'NCR' } }),
  getSellerQuote: ({ skuId }) => ({ query: { skuId } }),
  getSkuBookLog: ({ itemId, skuId }) => ({ params: { itemId }, query: { skuId, afterVersion: 0, limit: 10 } }),
  listPurchaseHistory: ({ itemId, skuId }) => ({ params: { id: itemId }, query: { skuId, limit: 10 } }),
  getSizeTemplate: ({ sizeTemplateId }) => ({ params: { id: sizeTemplateId } }),
  getFeeRules: () => ({ query: { category: 'shoes' } }),
  postAsk: ({ itemId, skuId, addressId }) => ({
    body: { itemId, skuId, price: pesos(5000), expiryDays: 30, returnAddressId: addressId },
    idempotencyKey: newKey(),
  }),
  listAsks: () => ({ query: { tabId: 'selling', limit: 10 } }),
  getAsk: ({ askId }) => ({ params: { id: askId } }),
  cancelAsk: ({ askId }) => ({ params: { id: askId } }),
  deleteAsk: ({ askId }) => ({ params: { id: askId } }),
  payAskDeposit: ({ askId }) => ({ params: { askId }, ...paid() }),
  payAcceptedBid: ({ askId }) => ({ params: { askId }, ...paid() }),
  editAsk: ({ askId }) => ({ params: { askId }, body: { price: pesos(5500), expiryDays: 14 } }),
  remindOfAsk: ({ askId }) => ({ params: { id: askId } }),
  rushAsk: ({ askId }) => ({ params: { id: askId } }),
  changeReturnAddress: ({ askId, addressId }) => ({ params: { askId }, body: { returnAddress: addressId } }),
  postBid: ({ itemId, skuId, addressId }) => ({
    body: { itemId, skuId, price: pesos(4000), expiryDays: 14, addressId },
    idempotencyKey: newKey(),
  }),
  listBids: () => ({ query: { tabId: 'active', limit: 10 } }),
  listBidsOfItem: ({ itemId }) => ({ params: { itemId }, query: { limit: 10 } }),
  listBidsOfItemByDelete: ({ itemId }) => ({ params: { itemId } }),
  getBid: ({ bidId }) => ({ params: { id: bidId } }),
  cancelBid: ({ bidId }) => ({ params: { id: bidId } }),
  deleteBid: ({ bidId }) => ({ params: { id: bidId } }),
  editBid: ({ bidId }) => ({ params: { bidId }, body: { price: pesos(4200), expiryDays: 14 } }),
  payBidDeposit: ({ bidId }) => ({ params: { bidId }, ...paid() }),
  remindOfBid: ({ bidId }) => ({ params: { id: bidId } }),
  acceptBid: ({ skuId, addressId }) => ({
    body: { skuId, floorPrice: null, returnAddressId: addressId, payment: payBody() },
    idempotencyKey: newKey(),
  }),
  acceptBidWithoutPay: ({ skuId, addressId }) => ({
    body: { skuId, floorPrice: null, returnAddressId: addressId },
    idempotencyKey: newKey(),
  }),
  cancelAcceptedBid: ({ bidId }) => ({ params: { id: bidId } }),
  changeBuyerAddress: ({ orderId, addressId }) => ({ params: { orderId }, body: { buyerAddress: addressId } }),
  remindOfOrder: ({ orderId }) => ({ params: { id: orderId } }),
  rushOrder: ({ orderId }) => ({ params: { id: orderId } }),
  buyAtLowestAsk: ({ skuId, addressId }) => ({
    body: { skuId, lane: 'standard', maxTotal: pesos(9000), addressId },
    idempotencyKey: newKey(),
  }),
  listOrders: () => ({ query: { tabId: 'in_progress', role: 'buyer', limit: 10 } }),
  getOrder: ({ orderId }) => ({ params: { id: orderId } }),
  payOrder: ({ orderId }) => ({ params: { orderId }, ...paid() }),
  cancelOrder: ({ orderId }) => ({ params: { orderId }, body: { isSeller: false } }),
  deleteOrder: ({ orderId }) => ({ params: { id: orderId } }),
  confirmOrder: ({ orderId }) => ({ params: { id: orderId } }),
  sellerDeliver: ({ orderId }) => ({
    params: { orderId },
    body: { courier: 'jtexpress-ph', trackingNumber: 'JT900000001' },
  }),
  askMoreTime: ({ orderId }) => ({ params: { orderId } }),
  confirmReceived: ({ orderId }) => ({ params: { id: orderId } }),
  confirmVerifications: ({ orderId }) => ({ params: { orderId }, query: { result: 'accept' } }),
  offerDiscount: ({ orderId }) => ({ params: { orderId }, body: { discount: pesos(50) } }),
  getVerification: ({ orderId }) => ({ params: { id: orderId } }),
  findCertificate: () => ({ params: { number: certificateNumberText(482_913_057) } }),
  getCertificate: ({ certificateId }) => ({ params: { id: certificateId } }),
  getTracking: ({ trackingId }) => ({ params: { id: trackingId } }),
  createAddress: () => ({ body: address }),
  listAddresses: () => list,
  updateAddress: ({ addressId }) => ({ params: { id: addressId }, body: address }),
  makeAddressDefault: ({ addressId }) => ({ params: { id: addressId } }),
  deleteAddress: ({ addressId }) => ({ params: { id: addressId } }),
  searchPlaces: () => ({ body: { input: 'makati' } }),
  getUser: () => nothing,
  getTradeCounts: () => nothing,
  listTurns: () => nothing,
  updateUser: () => ({ body: { name: 'Ana Cruz', avatar: 3, region: 'NCR' } }),
  setBalanceHidden: () => ({ body: { isBalanceHidden: true } }),
  sendPhoneCode: () => ({ body: { phoneNumber: '09171112222' } }),
  makeDropOffCode: () => nothing,
  linkPhone: () => ({ body: { phoneNumber: '09171112222', code: '123456' } }),
  sendEmailVerification: () => nothing,
  sendPasswordReset: () => ({ body: { email: 'nobody@suki.test' } }),
  resetPassword: () => ({ body: { code: 'a-code-that-nobody-was-sent', password: 'suki-demo-2026' } }),
  verifyEmail: () => ({ body: { code: 'a-code-that-nobody-was-sent' } }),
  checkWebSession: () => ({ query: { uid: 'nobody', signedInAt: '2026-11-21T08:00:00Z' } }),
  endSessions: () => nothing,
  listOrderMessages: () => list,
  readOrderMessages: ({ messageId }) => ({ body: { ids: [messageId] } }),
  listPaymentMessages: () => list,
  readPaymentMessages: ({ messageId }) => ({ body: { ids: [messageId] } }),
  listPlatformMessages: () => list,
  readPlatformMessages: ({ messageId }) => ({ body: { ids: [messageId] } }),
  readAllMessages: () => nothing,
  listTransactions: () => list,
  listLedger: () => list,
  downloadLedger: () => nothing,
  listDeposits: () => list,
  createWithdrawalAccount: () => ({ body: account }),
  listWithdrawalAccounts: () => list,
  getWithdrawalAccount: ({ withdrawalAccountId }) => ({ params: { id: withdrawalAccountId } }),
  updateWithdrawalAccount: ({ withdrawalAccountId }) => ({ params: { id: withdrawalAccountId }, body: account }),
  deleteWithdrawalAccount: ({ withdrawalAccountId }) => ({ params: { id: withdrawalAccountId } }),
  linkPaymentMethod: () => ({
    body: { type: 'EWALLET', channelCode: 'GRABPAY', returnPath: '/wallet' },
    idempotencyKey: newKey(),
  }),
  listPaymentMethods: () => ({ query: { limit: 10, amount: pesos(100) } }),
  getPaymentMethod: ({ paymentMethodId }) => ({ params: { id: paymentMethodId } }),
  makePaymentMethodDefault: ({ paymentMethodId }) => ({ params: { id: paymentMethodId } }),
  unlinkPaymentMethod: ({ paymentMethodId }) => ({ params: { id: paymentMethodId } }),
  requestPayout: ({ withdrawalAccountId }) => ({
    body: { amount: pesos(200), withdrawalAccountId },
    idempotencyKey: newKey(),
  }),
  listPayouts: () => list,
  getPayout: ({ payoutId }) => ({ params: { id: payoutId } }),
  cancelPayout: ({ payoutId }) => ({ params: { id: payoutId } }),
  listStaffOrders: () => ({ query: { status: 'to_pay', limit: 10 } }),
  countStaffOrders: () => nothing,
  findOrders: () => ({ body: { text: 'dunk' } }),
  getStaffOrder: ({ orderId }) => ({ params: { id: orderId } }),
  receiveAtWarehouse: () => ({ body: { code: 'JT900000001' } }),
  beginInspection: ({ orderId }) => ({ params: { id: orderId } }),
  passInspection: ({ orderId, fileId }) => ({ params: { id: orderId }, body: report(fileId) }),
  noteDefect: ({ orderId, fileId }) => ({ params: { id: orderId }, body: report(fileId) }),
  failInspection: ({ orderId, fileId }) => ({
    params: { id: orderId },
    body: { finding: 'used', passesAsNew: false, ...report(fileId) },
  }),
  reportTransitDamage: ({ orderId, fileId }) => ({
    params: { id: orderId },
    body: { lossInValue: pesos(500), reason: 'It came crushed.', ...report(fileId) },
  }),
  reportLostItem: ({ orderId }) => ({ params: { id: orderId }, body: { reason: 'It fell off the cart and broke.' } }),
  holdOrder: ({ orderId }) => ({ params: { id: orderId } }),
  releaseOrder: ({ orderId }) => ({ params: { id: orderId } }),
  cancelForPlatform: ({ orderId }) => ({
    params: { id: orderId },
    body: { fault: 'unclear', isFraud: false, reason: 'Both sides asked us to.' },
  }),
  delistAsk: ({ askId }) => ({ params: { id: askId }, body: { why: 'delisted' } }),
  reviewSuspension: ({ askId }) => ({
    params: { id: askId },
    body: { outcome: 'return', reason: 'Nothing was wrong with it.' },
  }),
  delistBid: ({ bidId }) => ({ params: { id: bidId }, body: { why: 'delisted' } }),
  handToCourier: ({ orderId }) => ({
    params: { id: orderId },
    body: { courier: 'ninjavan-ph', trackingNumber: 'NV900000001' },
  }),
  replaceOutboundNumber: ({ orderId }) => ({
    params: { id: orderId },
    body: { courier: 'ninjavan-ph', trackingNumber: 'NV900000002' },
  }),
  reconcilePayments: () => nothing,
  startReconciliation: () => nothing,
  listReconciliations: () => nothing,
  listStaffRefunds: () => ({ query: { status: 'PENDING', limit: 10 } }),
  listStaffPayouts: () => ({ query: { list: 'held', limit: 10 } }),
  listMessagePreviews: () => nothing,
  identifySeller: () => ({ body: { code: 'HKPW ACTM' } }),
  storeCheckedPair: ({ skuId }) => ({
    body: { code: 'HKPW ACTM', skuId, price: 500_000, expiryDays: 30 },
  }),
  findPeople: () => ({ body: { text: 'ana@suki.test' } }),
  getPerson: ({ userId }) => ({ params: { id: userId } }),
  listAsksOfPerson: ({ userId }) => ({ params: { id: userId }, query: { limit: 10 } }),
  listBidsOfPerson: ({ userId }) => ({ params: { id: userId }, query: { limit: 10 } }),
  listOrdersOfPerson: ({ userId }) => ({ params: { id: userId }, query: { side: 'buyer', limit: 10 } }),
  suspendPerson: ({ userId }) => ({
    params: { id: userId },
    body: { part: 'selling', reason: 'Offers shoes outside of Suki.', isForFraud: false },
  }),
  liftSuspension: ({ userId }) => ({
    params: { id: userId },
    body: { part: 'selling', reason: 'It was a mistake of ours.' },
  }),
  endSessionsOfPerson: ({ userId }) => ({ params: { id: userId }, body: { reason: 'The phone was stolen.' } }),
  getStaffSession: () => nothing,
  listStaffMembers: () => nothing,
  beginSecondFactor: () => nothing,
  confirmSecondFactor: () => ({ body: { code: '123456' } }),
  verifySecondFactor: () => ({ body: { code: '123456' } }),
  askSecondFactorReset: ({ userId }) => ({ params: { id: userId }, body: { reason: 'Lost the phone.' } }),
  resetSecondFactor: ({ userId }) => ({ params: { id: userId }, body: { reason: 'Lost the phone.' } }),
  grantRole: ({ userId }) => ({
    params: { id: userId },
    body: { role: 'warehouse', reason: 'Starts on Monday.' },
  }),
  takeRole: ({ userId }) => ({ params: { id: userId }, body: { role: 'warehouse', reason: 'Has left us.' } }),
  retryRefund: () => ({ params: { id: 'ref_0000000000' }, body: { reason: 'The gateway takes it again.' } }),
  retryPayout: () => ({ params: { id: 'pyo_0000000000' }, body: { reason: 'The gateway takes it again.' } }),
  reviewPayout: () => ({
    params: { id: 'pyo_0000000000' },
    body: { outcome: 'give_back', reason: 'The bank sent it back.' },
  }),
  listApprovals: () => ({ query: { state: 'waiting', limit: 10 } }),
  approveRequest: () => ({ params: { id: 'apv_0000000000' } }),
  refuseRequest: () => ({ params: { id: 'apv_0000000000' }, body: { note: 'It lies on shelf 4.' } }),
  listStaffAlerts: () => ({ query: { state: 'open', limit: 10 } }),
  countStaffAlerts: () => nothing,
  recheckAlert: () => ({ params: { id: 'alr_0000000000' } }),
  handleAlert: () => ({
    params: { id: 'alr_0000000000' },
    body: { cause: 'other', note: 'Found on shelf 4.' },
  }),
  releaseAlert: () => ({ params: { id: 'alr_0000000000' } }),
  takeOverInspection: ({ orderId }) => ({ params: { id: orderId } }),
  takeAlert: () => ({ params: { id: 'alr_0000000000' } }),
  getWorkerState: () => nothing,
  listFailedJobs: () => nothing,
  retryFailedJob: () => ({ params: { id: '1' } }),
  retryFailedJobs: () => ({ body: { kind: 'send-refund' } }),
  getClock: () => nothing,
  moveClock: () => ({ body: { offsetMs: 0 } }),
  streamEvents: () => nothing,
  uploadFile: () => nothing,
  receiveXenditWebhook: () => ({ body: { event: 'payment.succeeded', data: { id: 'py-1' } } }),
  receiveCourierWebhook: () => ({ body: { data: { tracking_number: 'JT900000001' } } }),
};

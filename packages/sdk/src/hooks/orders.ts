import type { ScopedMutator } from 'swr';
import { type Command, useCommand } from '../command.ts';
import { isSukiError } from '../errors.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import {
  askMoreTime,
  buyAtLowestAsk,
  cancelOrder,
  changeBuyerAddress,
  confirmOrder,
  confirmReceived,
  confirmVerifications,
  deleteOrder,
  findCertificate,
  getCertificate,
  getOrder,
  getTracking,
  getVerification,
  listOrders,
  offerDiscount,
  payOrder,
  remindOfOrder,
  rushOrder,
  sellerDeliver,
} from '../generated/orders.ts';
import type {
  AddressId,
  BuyAtLowestAskBody,
  CancelOrderBody,
  Certificate,
  CertificateId,
  ConfirmVerificationsResult,
  Done,
  ListOrdersRole,
  ListOrdersTabId,
  OfferDiscountBody,
  Order,
  OrderId,
  OrderSummary,
  PaymentChoice,
  PaymentStart,
  SellerDeliverBody,
  Tracking,
  TrackingId,
  Verification,
} from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { isAbout, isList, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';
import { pageOf } from '../list-page.ts';

/** The caller's orders in one tab, as buyer or seller. */
export function useOrders(role: ListOrdersRole, tabId: ListOrdersTabId): List<OrderSummary> {
  return useList(keys.orders(role, tabId), (lastItemId) =>
    listOrders({ role, tabId, ...pageOf(lastItemId, tabId !== 'done') }),
  );
}

export function useOrder(orderId: OrderId): Fetched<Order> {
  return useFetched(keys.order(orderId), () => getOrder(orderId));
}

export function useVerification(orderId: OrderId): Fetched<Verification> {
  return useFetched(keys.verification(orderId), () => getVerification(orderId));
}

export function useCertificate(certificateId: CertificateId): Fetched<Certificate> {
  return useFetched(keys.certificate(certificateId), () => getCertificate(certificateId));
}

/** Looks for the certificate with a number, as people type it. */
export function useFindCertificate(): Command<string, { readonly certificateId: CertificateId }> {
  return useCommand(async (number) => findCertificate(number));
}

export function useTracking(trackingId: TrackingId): Fetched<Tracking> {
  return useFetched(keys.tracking(trackingId), () => getTracking(trackingId));
}

async function keep(order: Order, mutate: ScopedMutator): Promise<Order> {
  await mutate(keys.order(order.id), order, { revalidate: false });
  void mutate(isList('order', 'ask'));
  return order;
}

/**
 * Buys at the lowest ask; one order per intent. After a refusal the prices are fetched again. `PRICE_CHANGED` has the
 * new quote in `error.details.quote`; after `ASK_GONE` there is no ask to quote.
 */
export function useBuyAtLowestAsk(): Command<BuyAtLowestAskBody, Order> {
  return useCommand(async (body, mutate) => {
    try {
      return await keep(
        await withIntent('buyAtLowestAsk', body, (idempotencyKey) => buyAtLowestAsk(body, { idempotencyKey })),
        mutate,
      );
    } catch (error) {
      if (isSukiError(error)) {
        void mutate(isAbout('book', 'item'));
      }
      throw error;
    }
  });
}

/** Starts the payment; then go to `redirectUrl`. */
export function usePayOrder(): Command<{ readonly orderId: OrderId; readonly choice: PaymentChoice }, PaymentStart> {
  return useCommand(async ({ orderId, choice }, mutate) => {
    try {
      return await withIntent('payOrder', { orderId, choice }, (idempotencyKey) =>
        payOrder(orderId, choice, { idempotencyKey }),
      );
    } finally {
      // Also after a failure: the payment may have started although its answer was lost.
      void mutate(keys.order(orderId));
    }
  });
}

/** The buyer cancels before paying, or the seller rejects before confirming. */
export function useCancelOrder(): Command<{ readonly orderId: OrderId } & CancelOrderBody, Order> {
  return useCommand(async ({ orderId, isSeller }, mutate) => keep(await cancelOrder(orderId, { isSeller }), mutate));
}

/** The seller promises to send the item. */
export function useConfirmOrder(): Command<OrderId, Order> {
  return useCommand(async (orderId, mutate) => keep((await confirmOrder(orderId)).order, mutate));
}

/** The seller gives courier and tracking number of the parcel to the warehouse. */
export function useSellerDeliver(): Command<{ readonly orderId: OrderId; readonly parcel: SellerDeliverBody }, Order> {
  return useCommand(async ({ orderId, parcel }, mutate) => keep(await sellerDeliver(orderId, parcel), mutate));
}

export function useConfirmReceived(): Command<OrderId, Order> {
  return useCommand(async (orderId, mutate) => keep(await confirmReceived(orderId), mutate));
}

/** The buyer keeps an item with its small defect, or does not. */
export function useConfirmVerifications(): Command<
  { readonly orderId: OrderId; readonly result: ConfirmVerificationsResult },
  Order
> {
  return useCommand(async ({ orderId, result }, mutate) =>
    keep(await confirmVerifications(orderId, { result }), mutate),
  );
}

/** The seller takes something off the price of an item with a small defect. */
export function useOfferDiscount(): Command<{ readonly orderId: OrderId } & OfferDiscountBody, Order> {
  return useCommand(async ({ orderId, discount }, mutate) => keep(await offerDiscount(orderId, { discount }), mutate));
}

/** Changes the buyer's address, once. */
export function useChangeBuyerAddress(): Command<{ readonly orderId: OrderId; readonly addressId: AddressId }, Order> {
  return useCommand(async ({ orderId, addressId }, mutate) =>
    keep(await changeBuyerAddress(orderId, { buyerAddress: addressId }), mutate),
  );
}

/** The buyer reminds the seller who owes the next step, once in each state. */
export function useRemindOfOrder(): Command<OrderId, Order> {
  return useCommand(async (orderId, mutate) => keep(await remindOfOrder(orderId), mutate));
}

/** The buyer asks the warehouse to hurry, once in each state. */
export function useRushOrder(): Command<OrderId, Order> {
  return useCommand(async (orderId, mutate) => keep(await rushOrder(orderId), mutate));
}

/** The seller takes a day more to send the item, once. */
export function useAskMoreTime(): Command<OrderId, Order> {
  return useCommand(async (orderId, mutate) => keep(await askMoreTime(orderId), mutate));
}

/** Hides a finished order from the caller's list. */
export function useDeleteOrder(): Command<OrderId, Done> {
  return useCommand(async (orderId, mutate) => {
    const done = await deleteOrder(orderId);
    void mutate(isList('order'));
    return done;
  });
}

import type { SandboxContext } from '../context.ts';
import type { Parcel } from '../courier/parcel.record.ts';
import { WireError } from '../http/wire-error.ts';
import type { Payment } from '../payments/payment.record.ts';
import type { PaymentMethod } from '../payments/payment-method.record.ts';
import type { Payout } from '../payouts/payout.record.ts';
import type { Refund } from '../refunds/refund.record.ts';

export function controlError(status: number, error: string, message: string): WireError {
  return new WireError(status, { error, message }, message);
}

function notThere(what: string, id: string): WireError {
  return controlError(404, 'not_found', `There is no ${what} "${id}" here. GET /control/state lists what there is.`);
}

/** The newest payment wins, so that a reference that was used twice means the last one. */
export function findPayment(context: SandboxContext, idOrReference: string): Payment {
  const payment = context.store.state.payments.findLast(
    (row) => row.id === idOrReference || row.referenceId === idOrReference,
  );
  if (!payment) {
    throw notThere('payment', idOrReference);
  }
  return payment;
}

export function findPaymentMethod(context: SandboxContext, idOrReference: string): PaymentMethod {
  const method = context.store.state.paymentMethods.findLast(
    (row) => row.id === idOrReference || row.referenceId === idOrReference,
  );
  if (!method) {
    throw notThere('payment method', idOrReference);
  }
  return method;
}

export function findRefund(context: SandboxContext, idOrReference: string): Refund {
  const refund = context.store.state.refunds.findLast(
    (row) => row.id === idOrReference || row.referenceId === idOrReference,
  );
  if (!refund) {
    throw notThere('refund', idOrReference);
  }
  return refund;
}

export function findPayout(context: SandboxContext, idOrReference: string): Payout {
  const payout = context.store.state.payouts.findLast(
    (row) => row.id === idOrReference || row.referenceId === idOrReference,
  );
  if (!payout) {
    throw notThere('payout', idOrReference);
  }
  return payout;
}

export function findParcel(context: SandboxContext, trackingNumber: string): Parcel {
  const parcel = context.store.state.parcels.findLast((row) => row.trackingNumber === trackingNumber);
  if (!parcel) {
    throw notThere('parcel', trackingNumber);
  }
  return parcel;
}

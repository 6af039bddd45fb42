import type { OrderFields } from '@suki/domain/trade/facts/decision';

// An order keeps its bid and its coupon for good; `hold` and `discounted` are json themselves.
type PatchedField = Exclude<keyof OrderFields, 'bidId' | 'couponId' | 'hold' | 'discounted'>;

// The fields come as one JSON object: a present key sets its column, null included; a missing key keeps it.
const fieldColumns: Readonly<Record<PatchedField, { column: string; type: string }>> = {
  paidByAttemptId: { column: 'paid_by_attempt_id', type: 'text' },
  cancelRequested: { column: 'cancel_requested', type: 'boolean' },
  deliveryAt: { column: 'delivery_at', type: 'timestamptz' },
  inboundCourier: { column: 'inbound_courier', type: 'text' },
  inboundTrackingNumber: { column: 'inbound_tracking_number', type: 'text' },
  inboundScannedAt: { column: 'inbound_scanned_at', type: 'timestamptz' },
  outboundCourier: { column: 'outbound_courier', type: 'text' },
  outboundTrackingNumber: { column: 'outbound_tracking_number', type: 'text' },
  reminderSent: { column: 'reminder_sent', type: 'boolean' },
  rushOrder: { column: 'rush_order', type: 'boolean' },
  isBuyerAddressChanged: { column: 'is_buyer_address_changed', type: 'boolean' },
  techServiceFee: { column: 'tech_service_fee', type: 'bigint' },
  paymentFee: { column: 'payment_fee', type: 'bigint' },
  operationalFee: { column: 'operational_fee', type: 'bigint' },
  income: { column: 'income', type: 'bigint' },
  isShipExtended: { column: 'is_ship_extended', type: 'boolean' },
  isResent: { column: 'is_resent', type: 'boolean' },
  discountOffer: { column: 'discount_offer', type: 'bigint' },
  refundedAmount: { column: 'refunded_amount', type: 'bigint' },
  redelivery: { column: 'redelivery', type: 'text' },
  rematch: { column: 'rematch', type: 'text' },
  isPaymentReversed: { column: 'is_payment_reversed', type: 'boolean' },
};

type Parameters = {
  readonly fields: string;
  readonly at: string;
  /** Values for columns that the fields do not mention; other columns keep their value. */
  readonly otherwise?: Readonly<Record<string, string>>;
};

/** Returns the assignments for the `set` of an update that changes the fields of an order beside its status. */
export function orderAssignments({ fields, at, otherwise = {} }: Parameters): string {
  const json = `${fields}::jsonb`;
  const plain = Object.entries(fieldColumns).map(
    ([key, { column, type }]) =>
      `    ${column} = case when ${json} ? '${key}' then (${json} ->> '${key}')::${type} else ${otherwise[column] ?? column} end`,
  );
  return [
    ...plain,
    ...['hold', 'discounted'].map(
      (name) =>
        `    ${name} = case when ${json} ? '${name}' then nullif(${json} -> '${name}', 'null'::jsonb) else ${name} end`,
    ),
    `    paid_at = case when ${json} ? 'paidByAttemptId' then ${at}::timestamptz else paid_at end`,
  ].join(',\n');
}

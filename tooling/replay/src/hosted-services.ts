import type { Clock } from '@suki/api/ports/clock';
import type { Courier, Parcel } from '@suki/api/ports/courier';
import type { GatewayPayment, PaymentGateway, SavedMethod } from '@suki/api/ports/payment-gateway';

const nowhere = { form: 'list', urls: [] } as const;

/** The calls that a replay makes. Any other call is a mistake of the replay. */
type ReplayGateway = Pick<
  PaymentGateway,
  'createEwalletPayment' | 'createSavedPayment' | 'ensureCustomer' | 'linkMethod' | 'createRefund' | 'createPayout'
>;

/**
 * The payment service of a replay, in this process: every payer has the money, and each answer says so at once, as
 * Xendit does for a saved method. No call leaves the machine; the API's own use cases act on the answers.
 */
export function payingGateway(): PaymentGateway {
  const paid = ({
    referenceId,
    amount,
  }: {
    referenceId: string;
    amount: GatewayPayment['amount'];
  }): GatewayPayment => ({
    id: `pr-${referenceId}`,
    referenceId,
    amount,
    currency: 'PHP',
    status: 'SUCCEEDED',
    failureCode: null,
    paymentMethodId: `pm-${referenceId}`,
    payer: null,
    actions: nowhere,
  });
  const gateway: ReplayGateway = {
    createEwalletPayment: async (input) => paid(input),
    createSavedPayment: async (input) => paid(input),
    ensureCustomer: async ({ referenceId }) => ({ id: `cust-${referenceId}` }),
    linkMethod: async (input): Promise<SavedMethod> => ({
      id: `pm-${input.referenceId}`,
      referenceId: input.referenceId,
      customerId: input.customerId,
      type: input.type,
      status: 'ACTIVE',
      channel: 'VISA',
      account: '400000XXXXXX0002',
      payer: null,
      expiry: { expiryMonth: '12', expiryYear: '99' },
      failureCode: null,
      actions: nowhere,
    }),
    createRefund: async ({ referenceId, paymentId, amount }) => ({
      id: `rf-${referenceId}`,
      referenceId,
      paymentId,
      amount,
      currency: 'PHP',
      status: 'SUCCEEDED',
      failureCode: null,
    }),
    createPayout: async ({ referenceId, amount }) => ({
      id: `po-${referenceId}`,
      referenceId,
      amount,
      currency: 'PHP',
      status: 'SUCCEEDED',
      failureCode: null,
      expectedAt: null,
    }),
  };
  return gateway as PaymentGateway;
}

/** The courier service of a replay, in this process: it knows the scans that the replay has reported with `scan`. */
export type ReplayCourier = Courier & {
  readonly scan: (trackingNumber: string, status: 'transit' | 'delivered') => void;
  readonly forget: (trackingNumber: string) => void;
};

export function scanningCourier(clock: Clock): ReplayCourier {
  const statuses = new Map<string, 'transit' | 'delivered'>();
  const parcelOf = (trackingNumber: string, courierCode: string): Parcel => {
    const status = statuses.get(trackingNumber) ?? 'pending';
    return {
      id: `tm-${trackingNumber}`,
      trackingNumber,
      courierCode,
      deliveryStatus: status,
      substatus: null,
      latestEvent: null,
      scheduledOn: null,
      events: [{ at: clock.now(), status, detail: status, place: null }],
      trackingUrl: null,
    };
  };
  return {
    scan: (trackingNumber, status) => void statuses.set(trackingNumber, status),
    forget: (trackingNumber) => void statuses.delete(trackingNumber),
    createTracking: async ({ trackingNumber, courierCode }) => parcelOf(trackingNumber, courierCode),
    getTracking: async ({ trackingNumber, courierCode }) => parcelOf(trackingNumber, courierCode),
  };
}

import type { GatewayPaymentMethodStatus, PaymentMethodType } from '@suki/domain/config/payment-methods';
import type { Centavos } from '@suki/domain/money/centavos';
import type { CardExpiry } from '@suki/domain/payments/card-expiry';

export type WalletChannel = 'GCASH' | 'PAYMAYA' | 'GRABPAY' | 'SHOPEEPAY';

/** The address where the payer continues, in either of the gateway's two forms (`docs/providers.md#payments`). */
export type PaymentActions =
  | { readonly form: 'list'; readonly urls: readonly string[] }
  | {
      readonly form: 'named';
      readonly mobileDeeplink: string | null;
      readonly mobileWeb: string | null;
      readonly desktopWeb: string | null;
    };

/**
 * The card or e-wallet that paid, as far as the gateway names it; only for the mark by which two accounts count as one
 * person, and never stored. `fingerprint` is equal for one card, whoever holds its token.
 */
export type Payer =
  | { readonly kind: 'card'; readonly fingerprint: string }
  | { readonly kind: 'wallet'; readonly channelCode: string; readonly accountNumber: string };

export type GatewayPayment = {
  readonly id: string;
  /** Our own id of the attempt. */
  readonly referenceId: string;
  readonly amount: Centavos;
  readonly currency: string;
  /** PENDING until the gateway says otherwise; an unknown word of the gateway stays PENDING. */
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly failureCode: string | null;
  readonly paymentMethodId: string | null;
  readonly payer: Payer | null;
  readonly actions: PaymentActions;
};

export type GatewayRefund = {
  readonly id: string;
  readonly referenceId: string;
  readonly paymentId: string;
  readonly amount: Centavos;
  readonly currency: string;
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly failureCode: string | null;
};

export type GatewayPayout = {
  readonly id: string;
  readonly referenceId: string;
  readonly amount: Centavos;
  readonly currency: string;
  readonly status: 'ACCEPTED' | 'REQUESTED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'REVERSED';
  readonly failureCode: string | null;
  readonly expectedAt: Date | null;
};

/** A dispute that the payer's bank has opened. The money is gone when the dispute is LOST, and not before. */
export type GatewayDispute = {
  readonly id: string;
  /** Our own id of the attempt that paid. */
  readonly referenceId: string;
  readonly amount: Centavos;
  readonly currency: string;
  /** OPEN until the gateway says that it is decided; an unknown word of the gateway stays OPEN. */
  readonly status: 'OPEN' | 'WON' | 'LOST';
  /** The bank's deadline for our answer; null when the gateway names none. */
  readonly answerBy: Date | null;
};

export type EwalletPaymentInput = {
  readonly referenceId: string;
  readonly amount: Centavos;
  readonly channel: WalletChannel;
  readonly description: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly cancelUrl: string;
  readonly idempotencyKey: string;
};

/** A person as the gateway knows them: the payer of saved methods. */
export type CustomerInput = {
  /** Our own id of the user. */
  readonly referenceId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly idempotencyKey: string;
};

/** The method to link: a wallet or bank by its channel, a card by the token that the gateway gave the browser. */
export type LinkTarget =
  | { readonly type: 'EWALLET' | 'DIRECT_DEBIT'; readonly channelCode: string }
  | { readonly type: 'CARD'; readonly cardToken: string };

export type LinkInput = LinkTarget & {
  /** Our own id of the payment method. */
  readonly referenceId: string;
  readonly customerId: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly cancelUrl: string;
  readonly idempotencyKey: string;
};

export type SavedMethod = {
  readonly id: string;
  /** Our own id of the payment method; a method that was made for a single payment has the attempt's id. */
  readonly referenceId: string;
  readonly customerId: string | null;
  readonly type: PaymentMethodType;
  /** PENDING until the gateway says otherwise; an unknown word of the gateway stays PENDING. */
  readonly status: GatewayPaymentMethodStatus;
  /** Network of a card, channel of a wallet or bank; null while it is not known. */
  readonly channel: string | null;
  /** Masked, for the owner's list. */
  readonly account: string | null;
  /** Of a card. */
  readonly expiry: CardExpiry | null;
  readonly failureCode: string | null;
  readonly payer: Payer | null;
  /** The owner's next address. */
  readonly actions: PaymentActions;
};

export type SavedPaymentInput = {
  readonly referenceId: string;
  readonly amount: Centavos;
  /** The gateway's ids. */
  readonly paymentMethodId: string;
  readonly customerId: string | null;
  readonly description: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly cancelUrl: string;
  readonly idempotencyKey: string;
};

export type RefundInput = {
  readonly referenceId: string;
  readonly paymentId: string;
  readonly amount: Centavos;
  readonly reason: 'REQUESTED_BY_CUSTOMER' | 'CANCELLATION' | 'DUPLICATE' | 'FRAUDULENT' | 'OTHERS';
  readonly idempotencyKey: string;
};

export type PayoutInput = {
  readonly referenceId: string;
  readonly amount: Centavos;
  readonly channelCode: string;
  readonly accountHolderName: string;
  readonly accountNumber: string;
  readonly description: string;
  readonly idempotencyKey: string;
};

/**
 * The payment service. Every call throws `GatewayError`: `refused` means that nothing happened there; `unknown` means
 * that we must ask again (with the first call's idempotency key) before money is believed to have moved or not.
 */
export type PaymentGateway = {
  readonly createEwalletPayment: (input: EwalletPaymentInput) => Promise<GatewayPayment>;
  /** Charges a saved method. The payment ends without the payer, or after the payer has agreed at `actions`. */
  readonly createSavedPayment: (input: SavedPaymentInput) => Promise<GatewayPayment>;
  readonly getPayment: (id: string) => Promise<GatewayPayment>;
  /** Asks to end a payment that nobody finished (E35p). Only `getPayment` says whether it ended unpaid. */
  readonly expirePayment: (payment: { readonly paymentMethodId: string }) => Promise<void>;
  /** The gateway's id of a person; the person is registered there when the gateway does not know them yet. */
  readonly ensureCustomer: (input: CustomerInput) => Promise<{ readonly id: string }>;
  /** Begins to link a method for later payments. */
  readonly linkMethod: (input: LinkInput) => Promise<SavedMethod>;
  readonly getMethod: (id: string) => Promise<SavedMethod>;
  /** Ends a saved method for good. A second call changes nothing. */
  readonly unlinkMethod: (id: string) => Promise<SavedMethod>;
  readonly createRefund: (input: RefundInput) => Promise<GatewayRefund>;
  readonly getRefund: (id: string) => Promise<GatewayRefund>;
  readonly getDispute: (id: string) => Promise<GatewayDispute>;
  readonly createPayout: (input: PayoutInput) => Promise<GatewayPayout>;
  readonly getPayout: (id: string) => Promise<GatewayPayout>;
  /** Possible only while the payout is ACCEPTED. */
  readonly cancelPayout: (id: string) => Promise<GatewayPayout>;
};

export type GatewayErrorInput = {
  readonly outcome: 'refused' | 'unknown';
  readonly errorCode: string;
  readonly message: string;
  readonly status: number | null;
};

export class GatewayError extends Error {
  readonly outcome: 'refused' | 'unknown';
  /** The gateway's own word, like `DATA_NOT_FOUND`. TIMEOUT, NETWORK, CIRCUIT_OPEN, MALFORMED_… are ours. */
  readonly errorCode: string;
  readonly status: number | null;

  constructor(input: GatewayErrorInput) {
    super(`The payment gateway answered ${input.errorCode}: ${input.message}`);
    this.name = 'GatewayError';
    this.outcome = input.outcome;
    this.errorCode = input.errorCode;
    this.status = input.status;
  }

  /** True when no answer came, or the call was not made for that reason: asking about others would do no better. */
  get isSilence(): boolean {
    return ['TIMEOUT', 'NETWORK', 'CIRCUIT_OPEN'].includes(this.errorCode);
  }
}

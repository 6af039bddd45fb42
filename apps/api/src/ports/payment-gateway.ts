import type { Centavos } from '@suki/domain/money/centavos';

export type WalletChannel = 'GCASH' | 'PAYMAYA' | 'GRABPAY' | 'SHOPEEPAY';

/** Where the payer goes on, in either of the two forms that the gateway answers with (providers, section 1). */
export type PaymentActions =
  | { readonly form: 'list'; readonly urls: readonly string[] }
  | {
      readonly form: 'named';
      readonly mobileDeeplink: string | null;
      readonly mobileWeb: string | null;
      readonly desktopWeb: string | null;
    };

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
  readonly actions: PaymentActions;
};

export type GatewayRefund = {
  readonly id: string;
  readonly referenceId: string;
  readonly paymentId: string;
  readonly amount: Centavos;
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly failureCode: string | null;
};

export type GatewayPayout = {
  readonly id: string;
  readonly referenceId: string;
  readonly amount: Centavos;
  readonly status: 'ACCEPTED' | 'REQUESTED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'REVERSED';
  readonly failureCode: string | null;
  readonly expectedAt: Date | null;
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
 * The payment service. Every call throws `GatewayError`: `refused` means that nothing happened there, `unknown` that we
 * cannot say and must ask again (with the same idempotency key) before money is believed to have moved or not.
 */
export type PaymentGateway = {
  readonly createEwalletPayment: (input: EwalletPaymentInput) => Promise<GatewayPayment>;
  readonly getPayment: (id: string) => Promise<GatewayPayment>;
  /** Asks to end a payment that nobody finished (lifecycle E35p). Whether it ended unpaid is what `getPayment` says afterwards. */
  readonly expirePayment: (payment: { readonly paymentMethodId: string }) => Promise<void>;
  readonly createRefund: (input: RefundInput) => Promise<GatewayRefund>;
  readonly getRefund: (id: string) => Promise<GatewayRefund>;
  readonly createPayout: (input: PayoutInput) => Promise<GatewayPayout>;
  readonly getPayout: (id: string) => Promise<GatewayPayout>;
  /** Only while ACCEPTED. */
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
  /** The gateway's own word, like `DATA_NOT_FOUND`; ours are TIMEOUT, NETWORK, MALFORMED_ANSWER. */
  readonly errorCode: string;
  readonly status: number | null;

  constructor(input: GatewayErrorInput) {
    super(`The payment gateway answered ${input.errorCode}: ${input.message}`);
    this.name = 'GatewayError';
    this.outcome = input.outcome;
    this.errorCode = input.errorCode;
    this.status = input.status;
  }

  /** Whether no answer came at all: asking about something else will take as long again. */
  get isSilence(): boolean {
    return this.errorCode === 'TIMEOUT' || this.errorCode === 'NETWORK';
  }
}

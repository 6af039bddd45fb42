import { walletChannels } from '@suki/domain/config/payment-limits';
import { channelTitle } from '@suki/domain/payments/channel-title';
import type { PaymentAttempt } from '@suki/sdk/types';
import { paymentTexts } from './payment.texts.ts';
import type { PaymentOption } from './payment-options.view-model.ts';
import { isHeld, type PaymentReturn } from './payment-return.view-model.ts';

/** A payment under way. No second one can begin beside it (`E32`), so no other option is offered. */
export type OpenPayment = {
  readonly option: PaymentOption;
  /** True when the payer can still act at the wallet or bank. */
  readonly canGoOn: boolean;
};

export type OpenPaymentInput = {
  readonly attempt: Pick<PaymentAttempt, 'status' | 'failureCode' | 'paymentMethod' | 'paymentMethodId'> | null;
  readonly cameBack: PaymentReturn | null;
  /** The options offered otherwise; a saved method gets its name from them. */
  readonly options: readonly PaymentOption[];
};

/** The payment under way; null when there is none and the payer may choose an option. */
export function openPayment({ attempt, cameBack, options }: OpenPaymentInput): OpenPayment | null {
  if (attempt?.status !== 'PENDING') {
    return null;
  }
  const { paymentMethod, paymentMethodId } = attempt;
  const { open } = paymentTexts;
  if (paymentMethodId !== null) {
    const title = options.find(({ value }) => value === paymentMethodId)?.title ?? channelTitle(paymentMethod);
    const isCharged = cameBack === 'charged' || cameBack === 'succeeded';
    return {
      option: { value: paymentMethodId, title, detail: open.changeSaved, isUsable: true, choice: { paymentMethodId } },
      canGoOn: !isCharged && !isHeld(attempt),
    };
  }
  const channel = walletChannels.find((each) => each === paymentMethod);
  if (channel === undefined) {
    return null;
  }
  const title = channelTitle(channel);
  return {
    option: {
      value: channel,
      title,
      detail: open.change(title),
      isUsable: true,
      choice: { paymentMethod: channel, checkoutMethod: 'ONE_TIME_PAYMENT' },
    },
    canGoOn: !isHeld(attempt),
  };
}

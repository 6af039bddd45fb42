import { walletChannels } from '@suki/domain/config/payment-limits';
import { type PaymentMethodStatus, paymentMethodStatuses } from '@suki/domain/config/payment-methods';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { shownStatus } from '@suki/domain/payments/payment-method-status';
import { quietWindowEnd } from '@suki/domain/time/quiet-window';
import type { OneTimeChoice, PaymentMethod, SavedChoice } from '@suki/sdk/types';
import { moment } from '../../shell/when.ts';
import { channelCards } from './channels.view-model.ts';
import { paymentTexts } from './payment.texts.ts';

/** One way to pay: a method that was linked before, or a wallet for this once. */
export type PaymentOption = {
  /** Of the radio button. */
  readonly value: string;
  readonly title: string;
  /** Its account, its limit, or why it cannot be used now. */
  readonly detail: string;
  readonly isUsable: boolean;
  readonly choice: Omit<OneTimeChoice, 'returnPath'> | Omit<SavedChoice, 'returnPath'>;
};

export type PaymentOptionsInput = {
  readonly methods: readonly PaymentMethod[];
  readonly amount: Centavos;
  /** Null until the browser's clock is known: then nothing rests and nothing has expired. */
  readonly now: Date | null;
};

/** What a person can pay with: their linked methods in the order of the list, then the wallets that are approved once. */
export function paymentOptions({ methods, amount, now }: PaymentOptionsInput): readonly PaymentOption[] {
  const saved = methods.flatMap((method) => {
    const status = statusNow(method, { amount, now });
    return isOffered(status) ? [savedOption(method, status, now)] : [];
  });
  const once = channelCards(amount).map(({ value, title, detail, isExceeded }) => ({
    value,
    title,
    detail,
    isUsable: !isExceeded,
    choice: { paymentMethod: value, checkoutMethod: 'ONE_TIME_PAYMENT' } as const,
  }));
  return [...saved, ...once];
}

/** The way that counts: the chosen one while it can be used; else the default, else the first wallet that can; null when none can. */
export function usableOption(
  chosen: string | null,
  options: readonly PaymentOption[],
  defaultId: string | null,
): PaymentOption | null {
  const usable = options.filter(({ isUsable }) => isUsable);
  const of = (value: string | null) => usable.find((option) => option.value === value);
  return of(chosen) ?? of(defaultId) ?? usable.find(isWallet) ?? usable[0] ?? null;
}

const isWallet = ({ value }: PaymentOption): boolean => walletChannels.some((channel) => channel === value);

/** The answer was true when it was read; whether a bank rests and what exceeds a limit is looked at again with each amount. */
function statusNow(
  method: PaymentMethod,
  { amount, now }: Pick<PaymentOptionsInput, 'amount' | 'now'>,
): PaymentMethodStatus {
  const { status, type, paymentMethod: channel, expiryMonth, expiryYear } = method;
  const reported = status === 'DOWNTIME' || status === 'EXCEED' ? 'ACTIVE' : status;
  const expiry = expiryMonth === null || expiryYear === null ? null : { expiryMonth, expiryYear };
  const shown = now === null ? reported : shownStatus({ status: reported, type, channel, expiry }, { now, amount });
  return paymentMethodStatuses.find((known) => known === shown) ?? reported;
}

/** One that is not linked yet, or never will be, is no way to pay; one that has ended says why it is no longer. */
function isOffered(status: PaymentMethodStatus): boolean {
  return status === 'ACTIVE' || status === 'DOWNTIME' || status === 'EXCEED' || status === 'EXPIRED';
}

function savedOption(method: PaymentMethod, status: PaymentMethodStatus, now: Date | null): PaymentOption {
  const { id, title, account, limit } = method;
  const { saved } = paymentTexts;
  const back = now === null ? null : quietWindowEnd(now);
  const reasons: Partial<Record<PaymentMethodStatus, string>> = {
    DOWNTIME: back === null ? saved.down : saved.downUntil(moment(back.toISOString())),
    EXCEED: limit === null ? saved.tooMuch : paymentTexts.exceed(formatMoney(limit)),
    EXPIRED: saved.expired,
  };
  return {
    value: id,
    title,
    detail: reasons[status] ?? account ?? saved.linked,
    isUsable: status === 'ACTIVE',
    choice: { paymentMethodId: id },
  };
}

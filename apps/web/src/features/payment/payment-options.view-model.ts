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

/** One payment option: a linked method, or a wallet for a single payment. */
export type PaymentOption = {
  /** The value of the radio button. */
  readonly value: string;
  readonly title: string;
  /** The account, the limit, or why the option cannot be used now. */
  readonly detail: string;
  readonly isUsable: boolean;
  readonly choice: Omit<OneTimeChoice, 'returnPath'> | Omit<SavedChoice, 'returnPath'>;
};

export type PaymentOptionsInput = {
  readonly methods: readonly PaymentMethod[];
  readonly amount: Centavos;
  /** Null until the browser's clock is known: until then no bank is in maintenance and no card has expired. */
  readonly now: Date | null;
};

/** Linked methods in the order of their list, then the wallets that are approved for one payment. */
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

/** The chosen option while it is usable, else the default, else the first usable wallet; null without one. */
export function usableOption(
  chosen: string | null,
  options: readonly PaymentOption[],
  defaultId: string | null,
): PaymentOption | null {
  const usable = options.filter(({ isUsable }) => isUsable);
  const of = (value: string | null) => usable.find((option) => option.value === value);
  return of(chosen) ?? of(defaultId) ?? usable.find(isWallet) ?? usable[0] ?? null;
}

/** The value of the card below which a card or bank is linked. */
export const LINK = 'LINK';

type Selection = { readonly option: PaymentOption | null; readonly selected: string };

type SelectionInput = {
  readonly chosen: string | null;
  readonly options: readonly PaymentOption[];
  readonly defaultId: string | null;
  /** True when a card or bank takes the amount, whether the person has linked one or not. */
  readonly canLink: boolean;
  /** True while the method that was just linked is not confirmed: nothing else is taken in its place. */
  readonly isAwaited: boolean;
};

/** Returns the option to use and the chosen card: linking when it was chosen, or when nothing else takes the amount. */
export function selectionOf({ chosen, options, defaultId, canLink, isAwaited }: SelectionInput): Selection {
  if (chosen === LINK && canLink) {
    return { option: null, selected: LINK };
  }
  const option = isAwaited ? null : usableOption(chosen, options, defaultId);
  return { option, selected: option?.value ?? (canLink && !isAwaited ? LINK : '') };
}

/** Returns what is missing before this selection can pay; undefined when it can. */
export function missingToPay({ option, selected }: Selection): string | undefined {
  if (option !== null) {
    return undefined;
  }
  return selected === LINK ? paymentTexts.linkFirst : paymentTexts.chooseFirst;
}

/** True for a wallet that is approved for one payment. */
export const isWallet = ({ value }: PaymentOption): boolean => walletChannels.some((channel) => channel === value);

/** The status was true when it was read. Maintenance, expiry and limits are checked again for each amount and time. */
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

/** A method that is not linked is not offered; an expired one is offered with its reason. */
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

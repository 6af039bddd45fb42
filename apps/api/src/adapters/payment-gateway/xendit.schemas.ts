import { z } from 'zod';

/*
 * The wire shapes of Xendit v2 as far as we read them (`docs/providers.md#xendit`). Amounts are pesos with at most two
 * decimals. Words that the gateway may add later are read as text and mapped in one place, so that a new word cannot
 * break a payment.
 */

const ListedActions = z.array(z.looseObject({ action: z.string(), url: z.string().nullish() }));
const NamedActions = z.looseObject({
  desktop_web_checkout_url: z.string().nullish(),
  mobile_web_checkout_url: z.string().nullish(),
  mobile_deeplink_checkout_url: z.string().nullish(),
});

const PayerParts = {
  card: z.looseObject({ card_information: z.looseObject({ fingerprint: z.string().nullish() }).nullish() }).nullish(),
  ewallet: z
    .looseObject({
      channel_code: z.string().nullish(),
      account: z.looseObject({ account_details: z.string().nullish() }).nullish(),
    })
    .nullish(),
};

export const PaymentAnswer = z.looseObject({
  id: z.string().min(1),
  reference_id: z.string(),
  status: z.string(),
  currency: z.string(),
  /** Payment requests say `amount`, older e-wallet charges `charge_amount`. */
  amount: z.number().optional(),
  charge_amount: z.number().optional(),
  failure_code: z.string().nullish(),
  payment_method_id: z.string().nullish(),
  payment_method: z.looseObject({ id: z.string(), ...PayerParts }).nullish(),
  actions: z.union([ListedActions, NamedActions]).nullish(),
});

export const RefundAnswer = z.looseObject({
  id: z.string().min(1),
  reference_id: z.string().nullish(),
  payment_request_id: z.string().nullish(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  failure_code: z.string().nullish(),
});

export const PayoutAnswer = z.looseObject({
  id: z.string().min(1),
  reference_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  failure_code: z.string().nullish(),
  estimated_arrival_time: z.string().nullish(),
});

/** Amounts of disputes are texts; `terminal` is the status of a dispute that was decided in part. */
export const DisputeAnswer = z.looseObject({
  id: z.string().min(1),
  reference_id: z.string().nullish(),
  status: z.string(),
  currency: z.string(),
  amount: z.looseObject({ initial: z.coerce.number(), terminal: z.coerce.number().nullish() }),
  due_date: z.string().nullish(),
});

export const ErrorAnswer = z.looseObject({ error_code: z.string(), message: z.string().optional() });

const Card = z.looseObject({
  network: z.string().nullish(),
  masked_card_number: z.string().nullish(),
  expiry_month: z.string().nullish(),
  expiry_year: z.string().nullish(),
  fingerprint: z.string().nullish(),
});

export const PaymentMethodAnswer = z.looseObject({
  id: z.string().min(1),
  type: z.string(),
  status: z.string(),
  reference_id: z.string().nullish(),
  customer_id: z.string().nullish(),
  failure_code: z.string().nullish(),
  actions: z.union([ListedActions, NamedActions]).nullish(),
  card: Card.extend({ card_information: Card.nullish() }).nullish(),
  ewallet: PayerParts.ewallet,
  direct_debit: z
    .looseObject({
      channel_code: z.string().nullish(),
      bank_account: z.looseObject({ masked_bank_account_number: z.string().nullish() }).nullish(),
      debit_card: z.looseObject({ card_last_four: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

export const CustomerAnswer = z.looseObject({ id: z.string().min(1) });

export const CustomersAnswer = z.looseObject({ data: z.array(CustomerAnswer) });

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { channelPropertiesInput, type ReturnUrls, returnUrlsOf } from '../xendit/return-urls.ts';
import { validationError, xenditError } from '../xendit/xendit-error.ts';
import { cardInformation } from './card-information.ts';
import type { CardToken } from './card-token.record.ts';
import { isPaymentChannel, type PaymentChannel, type PaymentChannelCode, paymentChannels } from './channels.table.ts';
import type { CardRecord, PaymentMethod } from './payment-method.record.ts';
import { testCards } from './test-cards.table.ts';

const channelPart = z.object({ channel_code: z.string().min(1), channel_properties: channelPropertiesInput.nullish() });

const cardPart = z.object({
  currency: z.literal('PHP').nullish(),
  channel_properties: channelPropertiesInput.extend({ skip_three_d_secure: z.boolean().nullish() }).nullish(),
  /** The card itself, or the token of a card that a browser entered. */
  card_information: z.union([z.object({ token_id: z.string().min(1) }), cardInformation]),
});

/** The instrument in POST /v2/payment_methods and inside POST /payment_requests. */
export const paymentMethodInput = z.object({
  type: z.enum(['EWALLET', 'DIRECT_DEBIT', 'CARD']),
  reusability: z.enum(['MULTIPLE_USE', 'ONE_TIME_USE']),
  country: z.literal('PH').nullish(),
  customer_id: z.string().nullish(),
  reference_id: z.string().max(255).nullish(),
  description: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  ewallet: channelPart.nullish(),
  direct_debit: channelPart.nullish(),
  card: cardPart.nullish(),
});

export type PaymentMethodInput = z.infer<typeof paymentMethodInput>;

export type Instrument = {
  type: PaymentMethod['type'];
  channelCode: PaymentChannelCode;
  returnUrls: ReturnUrls;
  channelProperties: Record<string, unknown> | null;
  card: CardRecord | null;
};

type InstrumentContext = { nowMs: number; tokens: readonly CardToken[] };

/**
 * Checks that the channel supports the instrument.
 * @throws WireError 400 in Xendit's words.
 */
export function readInstrument(input: PaymentMethodInput, context: InstrumentContext): Instrument {
  if (input.type === 'CARD') {
    return readCard(input, context);
  }
  const path = input.type === 'EWALLET' ? 'ewallet' : 'direct_debit';
  const part = input[path];
  if (!part) {
    throw validationError([{ path, message: `"${path}" is required for type ${input.type}` }]);
  }
  const code = part.channel_code;
  const channel: PaymentChannel | undefined = isPaymentChannel(code) ? paymentChannels[code] : undefined;
  if (!isPaymentChannel(code) || channel?.type !== input.type) {
    throw xenditError({
      status: 400,
      code: 'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
      message: `Channel code ${code} is not supported for ${input.type} in PH`,
    });
  }
  if (input.reusability === 'MULTIPLE_USE' && !channel.savable) {
    throw xenditError({
      status: 400,
      code: 'PAYMENT_METHOD_REUSABILITY_INVALID',
      message: `${code} does not support reusability MULTIPLE_USE`,
    });
  }
  const missing = channel.requiredUrls.filter((name) => !part.channel_properties?.[name]);
  if (missing.length > 0) {
    throw validationError(
      missing.map((name) => ({ path: `${path}.channel_properties.${name}`, message: `"${name}" is required` })),
    );
  }
  return {
    type: input.type,
    channelCode: code,
    returnUrls: returnUrlsOf(part.channel_properties),
    channelProperties: part.channel_properties ?? null,
    card: null,
  };
}

function readCard(input: PaymentMethodInput, { nowMs, tokens }: InstrumentContext): Instrument {
  if (!input.card) {
    throw validationError([{ path: 'card', message: '"card" is required for type CARD' }]);
  }
  const { card_information: information, channel_properties: properties } = input.card;
  const skipThreeDSecure = properties?.skip_three_d_secure ?? false;
  return {
    type: 'CARD',
    channelCode: 'CARDS',
    returnUrls: returnUrlsOf(properties),
    channelProperties: properties ?? null,
    card:
      'token_id' in information
        ? { ...cardOfToken(information.token_id, tokens), skipThreeDSecure }
        : readCardInformation(information, { nowMs, skipThreeDSecure }),
  };
}

function cardOfToken(id: string, tokens: readonly CardToken[]): CardRecord {
  const token = tokens.find((row) => row.id === id);
  if (!token) {
    throw xenditError({ status: 400, code: 'INVALID_TOKEN', message: `Token ${id} is not found` });
  }
  return token.card;
}

/**
 * Returns a card without its number: the first six and last four digits, and the answer of its bank.
 * @throws WireError 400 in Xendit's words, for every card that is not a test card.
 */
export function readCardInformation(
  information: z.infer<typeof cardInformation>,
  { nowMs, skipThreeDSecure }: { nowMs: number; skipThreeDSecure: boolean },
): CardRecord {
  const known = testCards[information.card_number];
  if (!known) {
    throw xenditError({
      status: 400,
      code: 'INVALID_PAYMENT_METHOD',
      message: 'The sandbox takes test card numbers only. Use 4000000000001000, for example.',
    });
  }
  // The card is good until its month is over, so the first moment of the next month is too late.
  if (Date.UTC(Number(information.expiry_year), Number(information.expiry_month), 1) <= nowMs) {
    throw xenditError({ status: 400, code: 'EXPIRED_CARD', message: 'The card is expired' });
  }
  const number = information.card_number;
  return {
    maskedNumber: `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`,
    network: known.network,
    flow: known.flow,
    expiryMonth: information.expiry_month,
    expiryYear: information.expiry_year,
    cardholderName: information.cardholder_name ?? null,
    fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 24),
    skipThreeDSecure,
  };
}

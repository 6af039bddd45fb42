import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { readInput } from '../xendit/read-input.ts';
import { cardInformation } from './card-information.ts';
import { readCardInformation } from './payment-method.input.ts';

const TOKENS_KEPT = 500;

/** The only call that browsers make. */
export const CARD_TOKENS = '/v2/credit_card_tokens';
/** Any origin is allowed: the card is a matter between the browser and the gateway. */
export const browserHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
} as const;

const tokenInput = z.object({
  is_single_use: z.boolean().nullish(),
  card_data: z.object({
    account_number: cardInformation.shape.card_number,
    exp_month: cardInformation.shape.expiry_month,
    exp_year: cardInformation.shape.expiry_year,
    cvn: z.string().nullish(),
  }),
});

/**
 * Turns a card into a token of 24 characters, as Xendit writes them. Browsers call it before the merchant learns
 * anything.
 */
export function cardTokenRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.options(CARD_TOKENS, (_request, reply) => reply.code(204).send());
  app.post(CARD_TOKENS, (request, reply) => {
    const { card_data: data } = readInput(tokenInput, request.body);
    const card = readCardInformation(
      { card_number: data.account_number, expiry_month: data.exp_month, expiry_year: data.exp_year },
      { nowMs: context.clock.now(), skipThreeDSecure: false },
    );
    const token = { id: randomBytes(12).toString('hex'), card };
    const { state, changed } = context.store;
    state.cardTokens = [...state.cardTokens, token].slice(-TOKENS_KEPT);
    changed();
    return reply.code(200).send({
      id: token.id,
      status: 'VERIFIED',
      masked_card_number: card.maskedNumber,
      card_info: { brand: card.network, type: 'CREDIT', country: 'PH', bank: 'SUKI TEST BANK' },
    });
  });
}

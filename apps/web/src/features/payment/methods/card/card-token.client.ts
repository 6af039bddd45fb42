import { cardTokensAddress } from '../../../../http/card-tokens-address.ts';
import { cardTexts } from './card.texts.ts';
import type { Card } from './card-form.view-model.ts';

export type CardToken = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly text: string };

type CardService = { readonly url: string; readonly key: string };

/**
 * Exchanges a card for a token at the payment service. The request goes from the browser to that service directly: none
 * of our servers sees the number, and nothing here keeps it.
 */
export async function cardToken(card: Card, service: CardService): Promise<CardToken> {
  const { refused } = cardTexts;
  try {
    const response = await fetch(cardTokensAddress(service), {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${service.key}:`)}`, 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify({
        is_single_use: false,
        card_data: {
          account_number: card.number,
          exp_month: card.expiryMonth,
          exp_year: `20${card.expiryYear}`,
          cvn: card.code,
        },
      }),
    });
    const answer = (await response.json()) as { readonly id?: unknown; readonly error_code?: unknown };
    if (response.ok && typeof answer.id === 'string') {
      return { ok: true, token: answer.id };
    }
    const reasons: Readonly<Record<string, string>> = refused;
    return { ok: false, text: reasons[String(answer.error_code)] ?? refused.other };
  } catch {
    return { ok: false, text: refused.noAnswer };
  }
}

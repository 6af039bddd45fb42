/** The address that exchanges a card for a token: the only one of the payment service that our pages may call. */
export function cardTokensAddress({ url }: { readonly url: string }): string {
  return `${url}/v2/credit_card_tokens`;
}

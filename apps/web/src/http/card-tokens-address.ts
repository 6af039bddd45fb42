/** Where a browser turns a card into a token: the one address of the payment service that a page of ours may call. */
export function cardTokensAddress({ url }: { readonly url: string }): string {
  return `${url}/v2/credit_card_tokens`;
}

/*
 * The fields that we read of the gateway's payment method. There are two generations: the present one nests the card's
 * data in `card_information` and names its moments `created` and `updated`; the flat one stands in the specification
 * (section 3).
 */

type Text = string | null | undefined;

type GatewayCard = {
  readonly network?: Text;
  readonly masked_card_number?: Text;
  readonly expiry_month?: Text;
  readonly expiry_year?: Text;
};

export type GatewayPaymentMethod = {
  readonly id: string;
  /** CARD, EWALLET, DIRECT_DEBIT, or a kind that we do not keep. */
  readonly type: string;
  readonly status: string;
  readonly customer_id?: Text;
  /** `reusability` MULTIPLE_USE or ONE_TIME_USE; in the older generation `usage` or `checkout_method`. */
  readonly reusability?: Text;
  readonly usage?: Text;
  readonly created?: Text;
  readonly updated?: Text;
  readonly createdAt?: Text;
  readonly updatedAt?: Text;
  /** A list of actions, or an object of addresses: `chooseRedirect` reads both. */
  readonly actions?: unknown;
  readonly card?: (GatewayCard & { readonly card_information?: GatewayCard | null | undefined }) | null | undefined;
  readonly ewallet?:
    | { readonly channel_code?: Text; readonly account?: { readonly account_details?: Text } | null | undefined }
    | null
    | undefined;
  readonly direct_debit?:
    | {
        readonly channel_code?: Text;
        readonly bank_account?: { readonly masked_bank_account_number?: Text } | null | undefined;
        readonly debit_card?: { readonly card_last_four?: Text } | null | undefined;
      }
    | null
    | undefined;
};

import { deposits } from '@suki/domain/config/deposits';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { type PenaltyPreview, penaltyPreview } from '@suki/domain/quote/penalty-preview';
import type { PenaltyPayer } from '@suki/domain/quote/penalty-row';
import { withoutAmount } from '@suki/domain/receipt/receipt-line';
import { windowText } from '@suki/domain/time/window-text';
import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { calculatorsTexts } from './calculators.texts.ts';
import { priceOrUsual } from './price-or-usual.ts';

const { cancellation: words, none } = calculatorsTexts;

/** The reason for which a deal ends: cancelled before a sale, or one of the broken promises. */
export type Cancellation = 'before' | ClosureDetail;

/** The default reason of each side. */
const usual: Readonly<Record<PenaltyPayer, Cancellation>> = { seller: 'seller_ship_timeout', bidder: 'bid_default' };

function penaltiesOf(payer: PenaltyPayer): readonly PenaltyPreview[] {
  return penaltyPreview(zero, { payer });
}

/** The reasons of this side, the free one first. */
export function cancellationOptions(
  payer: PenaltyPayer,
): readonly { readonly value: Cancellation; readonly label: string }[] {
  const broken = penaltiesOf(payer).map(({ detail }) => ({ value: detail, label: words.names[detail] ?? detail }));
  return [{ value: 'before', label: words.before[payer] }, ...broken];
}

/** The reason that the text names, if this side can have it; else the default one. */
export function cancellationOf(text: string | null, payer: PenaltyPayer): Cancellation {
  return cancellationOptions(payer).find(({ value }) => value === text)?.value ?? usual[payer];
}

export type CancellationAnswer = {
  readonly kept: string;
  /** The share of each party; all lines together are the deposit. */
  readonly lines: readonly ReceiptLine[];
  /** The consequence besides the money. */
  readonly note: string;
};

type Choice = {
  readonly payer: PenaltyPayer;
  readonly end: Cancellation;
  /** The region that the item would return to; null while unknown. */
  readonly from: DeliveryRegion | null;
};

/**
 * The share of a deposit that is kept, the share that comes back, and who gets the rest; dashes for amounts without a
 * price.
 */
export function cancellationAnswer(price: Centavos | null, { payer, end, from }: Choice): CancellationAnswer {
  const deposit = depositAmount(priceOrUsual(price));
  const penalty = penaltyPreview(deposit, { payer, sellerRegion: from }).find(({ detail }) => detail === end);
  const returned = penalty?.returned ?? deposit;
  const lines: readonly ReceiptLine[] = [
    ...(penalty === undefined ? [] : shareLines(penalty)),
    {
      id: 'returned',
      label: words.returned,
      amount: formatMoney(returned),
      tone: returned > 0 ? 'positive' : 'ink',
    },
    { id: 'deposit', label: words.deposit, amount: formatMoney(deposit), kind: 'total' },
  ];
  const note = penalty === undefined ? words.free : noteFor(payer);
  return price === null
    ? { kept: none, lines: lines.map(withoutAmount), note }
    : { kept: formatMoney(penalty?.kept ?? zero), lines, note };
}

function noteFor(payer: PenaltyPayer): string {
  const shared = words.shared(windowText('penalty_release'));
  return payer === 'seller' ? `${words.refund} ${shared}` : shared;
}

/** One line for each party that gets a share. */
function shareLines({ shares: { to, wayBack, harmed, platform } }: PenaltyPreview): readonly ReceiptLine[] {
  const note = (wayBack > 0 ? words.harmedRest : words.harmedNote)(deposits.harmedPercent);
  const parts = [
    { id: 'wayBack', label: words.wayBack, note: words.wayBackNote, amount: wayBack },
    { id: 'harmed', label: words.harmed[to], note, amount: harmed },
    { id: 'platform', label: words.platform, amount: platform },
  ];
  return parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, amount: formatMoney(part.amount) }));
}

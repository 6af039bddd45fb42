import { deposits } from '@suki/domain/config/deposits';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { type PenaltyPreview, penaltyPreview } from '@suki/domain/quote/penalty-preview';
import type { PenaltyPayer } from '@suki/domain/quote/penalty-row';
import { withoutAmount } from '@suki/domain/quote/receipt-line';
import { windowText } from '@suki/domain/time/window-text';
import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { calculatorsTexts } from './calculators.texts.ts';
import { priceOrUsual } from './price-or-usual.ts';

const { back: words, none } = calculatorsTexts;

/** How one backs out: before a sale, or by one of the broken promises. */
export type BackingOut = 'before' | ClosureDetail;

/** The usual example of each side. */
const usual: Readonly<Record<PenaltyPayer, BackingOut>> = { seller: 'seller_ship_timeout', bidder: 'bid_default' };

function penaltiesOf(payer: PenaltyPayer): readonly PenaltyPreview[] {
  return penaltyPreview(zero, { payer });
}

/** Every way in which this side can back out, the free one first. */
export function backingOutOptions(
  payer: PenaltyPayer,
): readonly { readonly value: BackingOut; readonly label: string }[] {
  const broken = penaltiesOf(payer).map(({ detail }) => ({ value: detail, label: words.names[detail] ?? detail }));
  return [{ value: 'before', label: words.before[payer] }, ...broken];
}

/** The way of this side that a text names; its usual example for anything else. */
export function backingOutOf(text: string | null, payer: PenaltyPayer): BackingOut {
  return backingOutOptions(payer).find(({ value }) => value === text)?.value ?? usual[payer];
}

export type BackingOutAnswer = {
  readonly kept: string;
  /** Who gets what; all lines together are the deposit. */
  readonly lines: readonly ReceiptLine[];
  /** What else follows from it. */
  readonly note: string;
};

type Choice = {
  readonly payer: PenaltyPayer;
  readonly end: BackingOut;
  /** Where the item would go back to; null: not known. */
  readonly from: DeliveryRegion | null;
};

/** What of a deposit is kept, what comes back and who gets the rest; dashes for amounts while there is no price. */
export function backingOutAnswer(price: Centavos | null, { payer, end, from }: Choice): BackingOutAnswer {
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
  const appeal = words.appeal(windowText('penalty_release'));
  return payer === 'seller' ? `${words.refund} ${appeal}` : appeal;
}

/** One line for each who gets something of what is kept. */
function shareLines({ shares: { to, wayBack, harmed, platform } }: PenaltyPreview): readonly ReceiptLine[] {
  const note = (wayBack > 0 ? words.harmedRest : words.harmedNote)(deposits.harmedPercent);
  const parts = [
    { id: 'wayBack', label: words.wayBack, note: words.wayBackNote, amount: wayBack },
    { id: 'harmed', label: words.harmed[to], note, amount: harmed },
    { id: 'platform', label: words.platform, amount: platform },
  ];
  return parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, amount: formatMoney(part.amount) }));
}

import { deposits } from '../config/deposits.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { add, type Centavos, min, subtract, zero } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';
import type { ClosureDetail } from '../trade/facts/statuses.ts';
import { penalties } from './penalties.generated.ts';
import type { PenaltyPayer, PenaltyRow } from './penalty-row.ts';
import { returnShippingFee } from './shipping-fee.ts';

/** Amounts in centavos, which sum to the deposit. */
export type PenaltyPreview = {
  readonly detail: ClosureDetail;
  readonly kept: Centavos;
  readonly returned: Centavos;
  readonly shares: PenaltyShares;
};

/** Shares of the kept part, in centavos, which sum to it. */
export type PenaltyShares = {
  /** The recipient of `harmed`. */
  readonly to: PenaltyRow['harmed'];
  /** The cost of the item's way back to the seller. */
  readonly wayBack: Centavos;
  /** The share of the harmed side. */
  readonly harmed: Centavos;
  readonly platform: Centavos;
};

export type PenaltyOptions = {
  /** The side of the promises; the seller's by default. */
  readonly payer?: PenaltyPayer | undefined;
  /** The region that an item would go back to; null when unknown. */
  readonly sellerRegion?: DeliveryRegion | null | undefined;
  /**
   * The sale comes from an accepted bid: the seller has agreed, and there is no order left to confirm or reject (E37b;
   * docs/lifecycle.md#payment).
   */
  readonly isFromBid?: boolean | undefined;
};

/**
 * Returns the cost of each broken promise with this deposit, in centavos: for a seller rejecting the order, not
 * answering it, not shipping, a failed inspection; for a bidder not paying. It reads the transition table, so a screen
 * cannot promise anything else (docs/lifecycle.md#penalties).
 */
export function penaltyPreview(
  deposit: Centavos,
  { payer = 'seller', sellerRegion = null, isFromBid = false }: PenaltyOptions = {},
): readonly PenaltyPreview[] {
  return penalties
    .filter((row) => row.payer === payer && !(isFromBid && row.whileConfirming))
    .map((row) => {
      const share = percentRoundedDown(deposit, row.keptPercent);
      const returnCost = returnShippingFee(sellerRegion);
      const kept = row.keeps === 'return_cost' ? min(share, returnCost) : share;
      return {
        detail: row.detail,
        kept,
        returned: subtract(deposit, kept),
        shares: sharesOf(kept, row, returnCost),
      };
    });
}

/**
 * The way back is paid first, then the harmed side's part of the rest; the platform gets the remainder
 * (docs/lifecycle.md#penalties).
 */
function sharesOf(kept: Centavos, { harmed: to, paysReturn }: PenaltyRow, returnCost: Centavos): PenaltyShares {
  const wayBack = paysReturn ? min(kept, returnCost) : zero;
  const rest = subtract(kept, wayBack);
  const harmed = to === 'nobody' ? zero : percentRoundedDown(rest, deposits.harmedPercent);
  return { to, wayBack, harmed, platform: subtract(kept, add(wayBack, harmed)) };
}

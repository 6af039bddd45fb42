import { deposits } from '../config/deposits.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { add, type Centavos, min, subtract, zero } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';
import type { ClosureDetail } from '../trade/facts/statuses.ts';
import { penalties } from './penalties.generated.ts';
import type { PenaltyPayer, PenaltyRow } from './penalty-row.ts';
import { returnShippingFee } from './shipping-fee.ts';

/** Amounts in centavos; together they are the deposit. */
export type PenaltyPreview = {
  readonly detail: ClosureDetail;
  readonly kept: Centavos;
  readonly returned: Centavos;
  readonly shares: PenaltyShares;
};

/** Where the kept part goes, in centavos; together they are the kept part. */
export type PenaltyShares = {
  /** Whose part `harmed` is. */
  readonly to: PenaltyRow['harmed'];
  /** For the item's way back to the seller. */
  readonly wayBack: Centavos;
  /** To the side that was let down. */
  readonly harmed: Centavos;
  readonly platform: Centavos;
};

export type PenaltyOptions = {
  /** Whose promises; the seller's when nothing is said. */
  readonly payer?: PenaltyPayer | undefined;
  /** Where an item would go back to; null: not known. */
  readonly sellerRegion?: DeliveryRegion | null | undefined;
  /**
   * The sale comes from an accepted bid: the seller has agreed, and there is no order left to confirm or to turn down
   * (E37b; docs/lifecycle.md#payment).
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
 * The way back first, then the harmed side's part of the rest; the platform has what is left
 * (docs/lifecycle.md#penalties).
 */
function sharesOf(kept: Centavos, { harmed: to, paysReturn }: PenaltyRow, returnCost: Centavos): PenaltyShares {
  const wayBack = paysReturn ? min(kept, returnCost) : zero;
  const rest = subtract(kept, wayBack);
  const harmed = to === 'nobody' ? zero : percentRoundedDown(rest, deposits.harmedPercent);
  return { to, wayBack, harmed, platform: subtract(kept, add(wayBack, harmed)) };
}

/** Parts of a bar, as shares (0 to 1) of the ladder's longest bar: the amount at better prices, and here. */
export type Reach = { before: number; here: number };

type Amount = { quantity: number };

/** One side's sums, nearest to the gap first. */
function sums(nearestFirst: ReadonlyArray<Amount>): ReadonlyArray<{ before: number; here: number }> {
  let before = 0;
  return nearestFirst.map(({ quantity }) => {
    const sum = { before, here: quantity };
    before += quantity;
    return sum;
  });
}

const total = (side: ReadonlyArray<Amount>): number => side.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns the bars of both sides, each in the given order (dearest first). The bars add up from the gap outwards: four
 * prices with one pair each make a staircase rather than four specks, and show how deep the market is at a price.
 */
export function ladderReach(
  above: ReadonlyArray<Amount>,
  below: ReadonlyArray<Amount>,
): { above: ReadonlyArray<Reach>; below: ReadonlyArray<Reach> } {
  const longest = Math.max(total(above), total(below), 1);
  const share = ({ before, here }: Reach): Reach => ({ before: before / longest, here: here / longest });
  return { above: sums(above.toReversed()).map(share).toReversed(), below: sums(below).map(share) };
}

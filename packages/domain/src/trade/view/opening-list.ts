/** Open trades by tab, and those in which the person owes the next step, as `GET /user/trade-counts` answers. */
export type OpenCounts = {
  readonly yourTurn: { readonly buyer: number; readonly seller: number };
  readonly bought: OpenOrders;
  readonly sold: OpenOrders;
  readonly asks: { readonly selling: number; readonly in_progress: number };
};

type OpenOrders = { readonly to_pay: number; readonly in_progress: number; readonly to_receive: number };

/** The stages in the order in which a list opens them: what is to pay ends first. */
const stages = ['to_pay', 'in_progress', 'to_receive'] as const;

/** Returns the stage of one side that a list of orders opens: the first one with work, else the middle one. */
export function openingStage(counts: OpenOrders): (typeof stages)[number] {
  return stages.find((stage) => counts[stage] > 0) ?? 'in_progress';
}

export type OpeningOrders = 'your_turn' | 'buyer' | 'seller';

/** Returns the list that Orders opens: what waits for the person, else the side with open orders. */
export function openingOrders({ yourTurn, bought, sold }: OpenCounts): OpeningOrders {
  if (yourTurn.buyer + yourTurn.seller > 0) {
    return 'your_turn';
  }
  const open = (counts: OpenOrders): number => stages.reduce((sum, stage) => sum + counts[stage], 0);
  return open(bought) === 0 && open(sold) > 0 ? 'seller' : 'buyer';
}

/** Returns the tab that Asks opens: sales that wait for the seller, else what is on sale, else any sale. */
export function openingAsks({ yourTurn, asks }: OpenCounts): 'selling' | 'in_progress' {
  const isWaited = yourTurn.seller > 0 && asks.in_progress > 0;
  return isWaited || (asks.selling === 0 && asks.in_progress > 0) ? 'in_progress' : 'selling';
}

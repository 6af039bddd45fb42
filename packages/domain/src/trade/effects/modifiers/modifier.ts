import type { Approval } from '../../facts/decision.ts';
import type { TradeContext } from '../../facts/trade-context.ts';
import type { TransitionRow } from '../../table/transition-row.ts';
import type { EventId } from '../../table/transitions.table.ts';

/** A row and its facts, on the way to a decision. */
export type Draft = { readonly event: EventId; readonly row: TransitionRow; readonly context: TradeContext };

/**
 * A change that many rows share and none of them names, because it depends on a fact that the row does not ask for.
 * `modifiers.ts` lists all modifiers in the order in which `approve` applies them.
 */
export type Modifier = {
  readonly name: string;
  /** One sentence for docs/generated/transitions.md. */
  readonly title: string;
  /** Returns true for the rows that the modifier changes where its fact holds. No fact changes any other row. */
  readonly touches: (event: EventId) => boolean;
  /** Changes the row or its facts before the decision is built; returns the same draft where nothing changes. */
  readonly before?: ((draft: Draft) => Draft) | undefined;
  /** Changes the decision; returns the same decision where nothing changes. */
  readonly after?: ((approval: Approval, draft: Draft) => Approval) | undefined;
};

import type { EventId } from '@suki/domain/trade/table/transitions.table';
import type { TradeWorld } from '../../support/trade-world-on.ts';

/** A scene on the real database after which these rows of the life cycle must have been carried out. */
export type Play = {
  readonly rows: readonly EventId[];
  readonly what: string;
  readonly play: (world: TradeWorld) => Promise<unknown>;
};

export const titleOfPlay = ({ rows, what }: Play): string => `${rows.join(', ')}: ${what}`;

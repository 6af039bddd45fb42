import type { TrackingEvent } from '@suki/domain/catalogue/tracking-events';
import type { ItemId } from '@suki/domain/ids/id';

export type InsightsEvent = {
  readonly kind: TrackingEvent;
  readonly visit: string;
  readonly itemId: ItemId;
  readonly queryId: string | null;
  readonly position: number | null;
  readonly at: Date;
};

/** The part of a hosted index that learns from clicks, conversions and views. */
export type Insights = {
  /** Sends at most 1,000 events. A repeated one counts twice there, so a failed job may count a batch again. */
  readonly send: (events: readonly InsightsEvent[]) => Promise<void>;
};

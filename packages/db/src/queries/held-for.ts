import type { CalendarDate } from '@suki/domain/time/manila';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';

/** The facts of an order that say on which day its income can be withdrawn. Dates in Asia/Manila. */
export type HeldFor = {
  readonly status: OrderStatus;
  readonly isDelivered: boolean;
  readonly arrival: CalendarDate | null;
};

/** SQL of `HeldFor` of the order `o`. */
export const heldForSql = `jsonb_build_object('status', o.status, 'isDelivered', o.delivery_at is not null,
    'arrival', coalesce(o.courier_arrival, o.arrival_max))`;

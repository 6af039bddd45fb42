import { HOUR_MS } from '@suki/domain/config/durations';
import { deadline } from '@suki/domain/trade/effects/deadline';
import { at, later } from './moments.ts';
import { orderAfter, until } from './orders.ts';

/* The paid order stands still for a look at it, and goes on an hour later with its time back (E40). */

const confirmBy = deadline('T8', new Date(at.paid));
const remainingMs = confirmBy.getTime() - Date.parse(at.cancelled);

export const held = orderAfter({
  steps: until('E37a'),
  role: 'operator',
  timer: { kind: 'T22', fireAt: deadline('T22', new Date(at.cancelled)) },
  hold: { why: 'review', timers: [{ kind: 'T8', remainingMs }] },
});

export const released = orderAfter({
  steps: until('E37a'),
  role: 'operator',
  timer: { kind: 'T8', fireAt: new Date(later(confirmBy.toISOString(), HOUR_MS)) },
});

import { HOUR_MS } from '@suki/domain/config/durations';
import { deadline } from '@suki/domain/trade/effects/deadline';
import { at, later } from './moments.ts';
import { orderAfter, until } from './orders.ts';

/* The paid order stands still for a look at it, and goes on an hour later with its time back (E40). */

const confirmBy = deadline('confirmation', new Date(at.paid));
const remainingMs = confirmBy.getTime() - Date.parse(at.cancelled);

export const held = orderAfter({
  steps: until('E37a'),
  role: 'operator',
  timer: { kind: 'hold', fireAt: deadline('hold', new Date(at.cancelled)) },
  hold: { why: 'review', timers: [{ kind: 'confirmation', remainingMs }] },
});

export const released = orderAfter({
  steps: until('E37a'),
  role: 'operator',
  timer: { kind: 'confirmation', fireAt: new Date(later(confirmBy.toISOString(), HOUR_MS)) },
});

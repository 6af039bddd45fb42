import { z } from 'zod';
import { route } from '../route.ts';
import { Moment } from '../shared/brands.ts';

const tag = 'staff-clock';
const audience = 'staff';
const roles = ['warehouse', 'inspector', 'support', 'finance'] as const;

export const Clock = z.object({ now: Moment, offsetMs: z.int(), movable: z.boolean() }).meta({ id: 'Clock' });

export const clockRoutes = {
  getClock: route({
    operationId: 'getClock',
    method: 'GET',
    path: '/staff/clock',
    tag,
    summary: 'The time that all processes agree on.',
    audience,
    // The desk of the catalogue dates its fee plans by this clock.
    roles: [...roles, 'catalogue'],
    response: Clock,
    errors: [],
  }),
  moveClock: route({
    operationId: 'moveClock',
    method: 'PUT',
    path: '/staff/clock',
    tag,
    summary: 'Moves the clock of this development system; refused in production.',
    audience,
    roles,
    actsOn: 'nothing',
    body: z.object({ offsetMs: z.int().min(-31_536_000_000).max(31_536_000_000) }),
    response: Clock,
    errors: ['CLOCK_FIXED'],
  }),
} as const;

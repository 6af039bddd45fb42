import { expect, test } from 'vitest';
import { nextVerificationMailAt } from './verification-mail-limits.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  { sent: [], waitSeconds: null, why: 'none was sent' },
  { sent: [0], waitSeconds: 60, why: 'one was sent just now' },
  { sent: [59], waitSeconds: 1, why: 'one was sent 59 s ago' },
  { sent: [60], waitSeconds: null, why: 'one was sent a minute ago' },
  { sent: [60, 120, 180, 240], waitSeconds: null, why: 'four were sent within the hour' },
  { sent: [60, 120, 180, 240, 300], waitSeconds: 3300, why: 'five were sent within the hour' },
  { sent: [300, 60, 240, 120, 180], waitSeconds: 3300, why: 'five were sent, told in any order' },
  { sent: [60, 120, 180, 240, 3600], waitSeconds: null, why: 'the fifth is an hour old' },
  { sent: [0, 60, 120, 180, 240, 300], waitSeconds: 3360, why: 'six were sent: the second oldest has to leave' },
])('the next verification mail waits $waitSeconds s when $why', ({ sent, waitSeconds }) => {
  const next = nextVerificationMailAt(sent.map(ago), now);
  expect(next === null ? null : (next.getTime() - now.getTime()) / 1000).toBe(waitSeconds);
});

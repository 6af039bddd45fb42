import { expect, test } from 'vitest';
import { deposits } from '../config/deposits.ts';
import { channelLimits } from '../config/payment-limits.ts';

// Otherwise a deposit could be refused as METHOD_LIMIT, which its calls do not declare.
test.each(Object.entries(channelLimits))(
  '%s takes every deposit, and every part that a higher price adds to one',
  (_, { min, max }) => {
    expect(min).toBeLessThanOrEqual(deposits.step);
    expect(max).toBeGreaterThanOrEqual(deposits.max);
  },
);

import { describe, expect, test } from 'vitest';
import { gatewayPaymentMethodStatuses } from '../config/payment-methods.ts';
import { isLaterStatus } from './later-status.ts';

describe('a report about a payment method', () => {
  test.each([
    ['PENDING', ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'FAILED']],
    ['REQUIRES_ACTION', ['ACTIVE', 'INACTIVE', 'EXPIRED', 'FAILED']],
    ['ACTIVE', ['INACTIVE', 'EXPIRED', 'FAILED']],
    ['INACTIVE', []],
    ['EXPIRED', []],
    ['FAILED', []],
  ] as const)('moves one that is %s on to %j, and changes nothing with any other word', (stored, later) => {
    const moving = gatewayPaymentMethodStatuses.filter((reported) => isLaterStatus(stored, reported));
    expect(moving.toSorted()).toEqual(later.toSorted());
  });
});

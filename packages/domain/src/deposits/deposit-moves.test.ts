import { describe, expect, test } from 'vitest';
import { depositMoves, isAllowedDepositMove } from './deposit-moves.ts';

describe('the state machine of a deposit', () => {
  test('has no other moves than these', () => {
    expect(depositMoves).toEqual({
      due: ['under_hold', 'voided'],
      under_hold: ['returned', 'deducted', 'due'],
      returned: [],
      deducted: ['returned'],
      voided: ['under_hold'],
    });
    expect(isAllowedDepositMove('returned', 'deducted')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { StaffRole } from './staff-roles.ts';
import { type StaffSight, staffSight } from './staff-view.table.ts';

const none: StaffSight = { label: false, parcels: false, contacts: false, colleagues: false, money: false };
const all: StaffSight = { label: true, parcels: true, contacts: true, colleagues: true, money: true };

describe('security 12: each role sees the parts of an order that its work needs', () => {
  test.each<[readonly StaffRole[], StaffSight]>([
    [[], none],
    [['inspector'], none],
    [['warehouse'], { ...none, label: true, parcels: true, colleagues: true }],
    [['support'], all],
    [['finance'], { ...none, contacts: true, colleagues: true, money: true }],
    [['catalogue'], none],
    [['admin'], all],
    [['inspector', 'warehouse'], { ...none, label: true, parcels: true, colleagues: true }],
  ])('%o', (roles, sight) => {
    expect(staffSight(roles)).toEqual(sight);
  });
});

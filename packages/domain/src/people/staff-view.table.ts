import type { StaffRole } from './staff-roles.ts';

/**
 * The roles that see each part of an order, beside what everybody here needs: item, size, status, report. An `admin`
 * sees all of it. A part without a role here is hidden (ADR 0090).
 * - `label`: recipient, phone and address of the buyer, as they stand on the label.
 * - `parcels`: numbers, pages and scans of both parcels, whose places tell where people live.
 * - `contacts`: name, e-mail and phone of both sides, and who of them did what.
 * - `colleagues`: who of the staff did what, and the facts of their decisions.
 * - `money`: price lines, payment, refunds, payout, deposits.
 */
export const staffView = {
  label: ['warehouse', 'support'],
  parcels: ['warehouse', 'support'],
  contacts: ['support', 'finance'],
  colleagues: ['warehouse', 'support', 'finance'],
  money: ['support', 'finance'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffViewPart = keyof typeof staffView;
export type StaffSight = Readonly<Record<StaffViewPart, boolean>>;

const parts = Object.keys(staffView) as StaffViewPart[];

/** Tells which parts of an order somebody with these roles sees; several roles see the parts of each. */
export function staffSight(roles: readonly StaffRole[]): StaffSight {
  const sees = (part: StaffViewPart): boolean =>
    roles.some((role) => role === 'admin' || (staffView[part] as readonly StaffRole[]).includes(role));
  return Object.fromEntries(parts.map((part) => [part, sees(part)])) as StaffSight;
}

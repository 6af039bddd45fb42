/** A nationwide day without couriers in the Philippines. `expected`: computed or by custom, not yet proclaimed. */
export type Holiday = {
  readonly date: string;
  readonly name: string;
  readonly kind: 'regular' | 'special';
  readonly basis: 'proclaimed' | 'expected';
};

/**
 * 2026 as proclaimed (Proclamation 1006 of 3 September 2025; the two Islamic feasts by their own). 2027 by law (RA
 * 9492) and custom; the Islamic feasts are astronomical dates and may move by a day. Add a year here when its list is
 * proclaimed.
 */
export const holidays: readonly Holiday[] = [
  { date: '2026-01-01', name: "New Year's Day", kind: 'regular', basis: 'proclaimed' },
  { date: '2026-02-17', name: 'Chinese New Year', kind: 'special', basis: 'proclaimed' },
  { date: '2026-03-20', name: "Eid'l Fitr", kind: 'regular', basis: 'expected' },
  { date: '2026-04-02', name: 'Maundy Thursday', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-04-03', name: 'Good Friday', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-04-04', name: 'Black Saturday', kind: 'special', basis: 'proclaimed' },
  { date: '2026-04-09', name: 'Araw ng Kagitingan', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-05-01', name: 'Labor Day', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-05-27', name: "Eid'l Adha", kind: 'regular', basis: 'expected' },
  { date: '2026-06-12', name: 'Independence Day', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-08-21', name: 'Ninoy Aquino Day', kind: 'special', basis: 'proclaimed' },
  { date: '2026-08-31', name: 'National Heroes Day', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-11-01', name: "All Saints' Day", kind: 'special', basis: 'proclaimed' },
  { date: '2026-11-02', name: "All Souls' Day", kind: 'special', basis: 'proclaimed' },
  { date: '2026-11-30', name: 'Bonifacio Day', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-12-08', name: 'Immaculate Conception of Mary', kind: 'special', basis: 'proclaimed' },
  { date: '2026-12-24', name: 'Christmas Eve', kind: 'special', basis: 'proclaimed' },
  { date: '2026-12-25', name: 'Christmas Day', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-12-30', name: 'Rizal Day', kind: 'regular', basis: 'proclaimed' },
  { date: '2026-12-31', name: 'Last Day of the Year', kind: 'special', basis: 'proclaimed' },
  { date: '2027-01-01', name: "New Year's Day", kind: 'regular', basis: 'expected' },
  { date: '2027-02-06', name: 'Chinese New Year', kind: 'special', basis: 'expected' },
  { date: '2027-03-10', name: "Eid'l Fitr", kind: 'regular', basis: 'expected' },
  { date: '2027-03-25', name: 'Maundy Thursday', kind: 'regular', basis: 'expected' },
  { date: '2027-03-26', name: 'Good Friday', kind: 'regular', basis: 'expected' },
  { date: '2027-03-27', name: 'Black Saturday', kind: 'special', basis: 'expected' },
  { date: '2027-04-09', name: 'Araw ng Kagitingan', kind: 'regular', basis: 'expected' },
  { date: '2027-05-01', name: 'Labor Day', kind: 'regular', basis: 'expected' },
  { date: '2027-05-17', name: "Eid'l Adha", kind: 'regular', basis: 'expected' },
  { date: '2027-06-12', name: 'Independence Day', kind: 'regular', basis: 'expected' },
  { date: '2027-08-21', name: 'Ninoy Aquino Day', kind: 'special', basis: 'expected' },
  { date: '2027-08-30', name: 'National Heroes Day', kind: 'regular', basis: 'expected' },
  { date: '2027-11-01', name: "All Saints' Day", kind: 'special', basis: 'expected' },
  { date: '2027-11-02', name: "All Souls' Day", kind: 'special', basis: 'expected' },
  { date: '2027-11-30', name: 'Bonifacio Day', kind: 'regular', basis: 'expected' },
  { date: '2027-12-08', name: 'Immaculate Conception of Mary', kind: 'special', basis: 'expected' },
  { date: '2027-12-24', name: 'Christmas Eve', kind: 'special', basis: 'expected' },
  { date: '2027-12-25', name: 'Christmas Day', kind: 'regular', basis: 'expected' },
  { date: '2027-12-30', name: 'Rizal Day', kind: 'regular', basis: 'expected' },
  { date: '2027-12-31', name: 'Last Day of the Year', kind: 'special', basis: 'expected' },
];

import type { Person, World } from './world.ts';

const plain = { isRegistered: true, isPhoneVerified: true, hasAddress: true } as const;

/**
 * Five people who may trade (the last two are linked), and a visitor who may not. Tax is withheld from two of them, and
 * two have sold enough to be paid without the wait of new sellers.
 */
const cast = [
  { id: 'usr_amy00000000', phone: '1', region: 'NCR', isTaxed: false, finishedSales: 5, ...plain },
  { id: 'usr_ben00000000', phone: '2', region: 'VISAYAS', isTaxed: true, finishedSales: 0, ...plain },
  { id: 'usr_cora0000000', phone: '3', region: 'SOUTH LUZON', isTaxed: false, finishedSales: 5, ...plain },
  { id: 'usr_dan00000000', phone: '4', region: 'MINDANAO', isTaxed: true, finishedSales: 0, ...plain },
  { id: 'usr_eve00000000', phone: '4', region: 'NCR', isTaxed: false, finishedSales: 0, ...plain },
  {
    id: 'usr_fay00000000',
    phone: '',
    region: 'NCR',
    isRegistered: false,
    isPhoneVerified: false,
    hasAddress: false,
    isTaxed: false,
    finishedSales: 0,
  },
] as const;

/** Tuesday 24 November 2026, 10:00 in Manila. */
const start = Date.parse('2026-11-24T02:00:00Z');

export function newWorld(): World {
  const people = cast.map((person): [string, Person] => [
    person.id,
    {
      ...person,
      isSellingSuspended: false,
      isBuyingSuspended: false,
      isDeleted: false,
      isAccountInvalid: false,
      strikes: [],
      failures: [],
      lapses: [],
      cancels: [],
    },
  ]);
  return {
    now: start,
    nextId: 1,
    isItemListed: true,
    people: new Map(people),
    asks: new Map(),
    bids: new Map(),
    orders: new Map(),
    deposits: new Map(),
    attempts: new Map(),
    refunds: new Map(),
    claims: new Map(),
    coupons: new Map(),
    stock: new Map(),
    payouts: new Map(),
    accounts: new Map(),
    booked: new Set(),
    holds: [],
    timers: new Map(),
    sales: [],
    trades: [],
    shares: [],
    rows: [],
    refused: null,
  };
}

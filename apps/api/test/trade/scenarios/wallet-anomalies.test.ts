import { expect, test } from 'vitest';
import { anomaliesIn, type Transfer, type WalletHistory, type WalletRead } from './wallet-anomalies.ts';

const opening = new Map([
  ['a', 100],
  ['b', 100],
]);
const transfer = (key: string, changes: Partial<Transfer> = {}): Transfer => ({
  ...{ key, from: 'a', to: 'b', beganAt: 10, endedAt: 20, isDone: true },
  ...changes,
});

type Lines = Readonly<Record<string, number>>;
const read = (a: Lines, b: Lines, changes: Partial<WalletRead> & { a?: number } = {}): WalletRead => {
  const wallet = (lines: Lines, balance?: number) => ({
    balance: balance ?? Object.values(lines).reduce((sum, amount) => sum + amount, 100),
    lines: new Map(Object.entries(lines)),
  });
  const { a: balance, ...times } = changes;
  const wallets = new Map([
    ['a', wallet(a, balance)],
    ['b', wallet(b)],
  ]);
  return { beganAt: 15, endedAt: 30, wallets, ...times };
};

const rows: readonly (Omit<WalletHistory, 'opening'> & { readonly what: string; readonly found: RegExp | null })[] = [
  { what: 'nothing that happened', transfers: [], reads: [read({}, {})], found: null },
  {
    what: 'reads before and after a transfer, whole each time',
    transfers: [transfer('t')],
    reads: [read({}, {}), read({ t: -5 }, { t: 5 })],
    found: null,
  },
  {
    what: 'a balance that forgot a line',
    transfers: [transfer('t')],
    reads: [read({ t: -5 }, { t: 5 }, { a: 100 })],
    found: /^lost update: a/,
  },
  {
    what: 'a line of a transfer that was rolled back',
    transfers: [transfer('t', { isDone: false })],
    reads: [read({ t: -5 }, { t: 5 })],
    found: /^G1a: t/,
  },
  { what: 'half a transfer', transfers: [transfer('t')], reads: [read({ t: -5 }, {})], found: /^G1b: t/ },
  {
    what: 'two reads that saw one transfer each',
    transfers: [transfer('t'), transfer('u')],
    reads: [read({ t: -5 }, { t: 5 }), read({ u: -5 }, { u: 5 })],
    found: /^G1c/,
  },
  {
    what: 'a read that began after the transfer and lacks it',
    transfers: [transfer('t')],
    reads: [read({}, {}, { beganAt: 21 })],
    found: /^stale read: t/,
  },
  {
    what: 'a read of the future',
    transfers: [transfer('t', { beganAt: 31, endedAt: 40 })],
    reads: [read({ t: -5 }, { t: 5 })],
    found: /^early read: t/,
  },
  {
    what: 'a wallet that was overdrawn by two transfers, each of them covered',
    transfers: [transfer('t'), transfer('u')],
    reads: [read({ t: -60, u: -60 }, { t: 60, u: 60 })],
    found: /^below zero: a holds -20/,
  },
];

test.each(rows)('a history with $what', ({ transfers, reads, found }) => {
  const anomalies = anomaliesIn({ opening, transfers, reads });
  if (found === null) expect(anomalies).toEqual([]);
  else expect(anomalies).toEqual([expect.stringMatching(found)]);
});

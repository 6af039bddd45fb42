/** Money moved from one wallet to another, or meant to be: `isDone` is the answer that the caller got. */
export type Transfer = {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly beganAt: number;
  readonly endedAt: number;
  readonly isDone: boolean;
};

type Wallet = {
  readonly balance: number;
  /** The amount that each transfer brought (or took, negative), by its key. */
  readonly lines: ReadonlyMap<string, number>;
};

/** All wallets in one statement. */
export type WalletRead = {
  readonly beganAt: number;
  readonly endedAt: number;
  readonly wallets: ReadonlyMap<string, Wallet>;
};

export type WalletHistory = {
  readonly opening: ReadonlyMap<string, number>;
  readonly transfers: readonly Transfer[];
  readonly reads: readonly WalletRead[];
};

/**
 * Returns the anomalies in a history of transfers and reads (Adya's names, as Elle and Jepsen use them): a lost update,
 * G1a (a read of a transfer that was rolled back), G1b (half a transfer), G1c and write skew (reads that no one order
 * of the transfers explains), a read of the past, and a wallet below zero. An empty list: the history is strictly
 * serialisable.
 */
export function anomaliesIn({ opening, transfers, reads }: WalletHistory): string[] {
  const byKey = new Map(transfers.map((transfer) => [transfer.key, transfer]));
  const found = reads.flatMap((read) => [
    ...balanceAnomalies(read, opening),
    ...lineAnomalies(read, byKey),
    ...timeAnomalies(read, transfers),
  ]);
  return [...found, ...orderAnomalies(reads)];
}

function balanceAnomalies({ wallets }: WalletRead, opening: ReadonlyMap<string, number>): string[] {
  return [...wallets].flatMap(([id, { balance, lines }]) => {
    const sum = [...lines.values()].reduce((total, amount) => total + amount, opening.get(id) ?? 0);
    const lost = balance === sum ? [] : [`lost update: ${id} holds ${balance}, its lines make ${sum}`];
    return balance < 0 ? [...lost, `below zero: ${id} holds ${balance}`] : lost;
  });
}

function lineAnomalies({ wallets }: WalletRead, byKey: ReadonlyMap<string, Transfer>): string[] {
  return [...keysIn(wallets)].flatMap((key) => {
    const transfer = byKey.get(key);
    if (transfer === undefined || !transfer.isDone) return [`G1a: ${key} was read and never done`];
    const isWhole = [transfer.from, transfer.to].every((id) => wallets.get(id)?.lines.has(key) === true);
    return isWhole ? [] : [`G1b: ${key} was read in one of its wallets only`];
  });
}

/** Finds reads that miss a transfer acknowledged before they began, or show one that began after they ended. */
function timeAnomalies({ beganAt, endedAt, wallets }: WalletRead, transfers: readonly Transfer[]): string[] {
  const seen = keysIn(wallets);
  return transfers.flatMap((transfer) => {
    if (transfer.isDone && transfer.endedAt < beganAt && !seen.has(transfer.key)) {
      return [`stale read: ${transfer.key} was done and is not there`];
    }
    return transfer.beganAt > endedAt && seen.has(transfer.key) ? [`early read: ${transfer.key} had not begun`] : [];
  });
}

/** Finds two reads of which neither has seen everything that the other saw: no order of the transfers explains both. */
function orderAnomalies(reads: readonly WalletRead[]): string[] {
  const seen = reads.map(({ wallets }) => keysIn(wallets)).sort((one, other) => one.size - other.size);
  return seen.slice(1).flatMap((larger, index) => {
    const missing = [...(seen[index] ?? [])].find((key) => !larger.has(key));
    return missing === undefined ? [] : [`G1c: two reads each lack what the other one saw, as ${missing}`];
  });
}

function keysIn(wallets: WalletRead['wallets']): Set<string> {
  return new Set([...wallets.values()].flatMap(({ lines }) => [...lines.keys()]));
}

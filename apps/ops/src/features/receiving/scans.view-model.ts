import { sizeLabel } from '@suki/domain/catalogue/size-label';
import type { Order } from '@suki/sdk/types';

/** One code that was scanned in this session, and what came of it. */
export type Scan = { readonly number: number; readonly code: string } & (
  | { readonly state: 'waiting' }
  | { readonly state: 'received'; readonly order: Order }
  | { readonly state: 'refused'; readonly text: string }
);

/** Newest first. */
export type Scans = readonly Scan[];

const SHORTEST_CODE = 6;

/** What a scanner typed, without the blanks that some put round it; null when it cannot be a code. */
export function codeOf(typed: string): string | null {
  const code = typed.trim();
  return code.length < SHORTEST_CODE ? null : code;
}

/** A scanner is faster than the network: each code waits for its turn, and none is lost. */
export function withScan(scans: Scans, code: string): Scans {
  return [{ number: (scans[0]?.number ?? 0) + 1, code, state: 'waiting' }, ...scans];
}

/** The scan whose turn it is. */
export function nextWaiting(scans: Scans): Scan | undefined {
  return scans.findLast(({ state }) => state === 'waiting');
}

type Result =
  | { readonly state: 'received'; readonly order: Order }
  | { readonly state: 'refused'; readonly text: string };

export function withResult(scans: Scans, number: number, result: Result): Scans {
  return scans.map((scan) => (scan.number === number ? { number, code: scan.code, ...result } : scan));
}

/** What is said aloud about the last answer; empty before the first. */
export function announcement(scans: Scans): string {
  const last = scans.find(({ state }) => state !== 'waiting');
  switch (last?.state) {
    case 'received':
      return `Received: ${last.order.item.name}, ${sizeLabel(last.order.sku.sizes)}.`;
    case 'refused':
      return `Refused: ${last.code}. ${last.text}`;
    default:
      return '';
  }
}

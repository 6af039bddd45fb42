import type { Dependencies } from '@suki/api/dependencies';
import type { Act, Perform } from '@suki/api/seed/act';
import { chance } from '@suki/api/seed/chance';
import { FLASH_PRICE_MAX } from '@suki/domain/config/prices';
import type { FileId, OrderId } from '@suki/domain/ids/id';
import type { ReplayCourier } from './hosted-services.ts';
import type { Person } from './people.ts';
import type { StoredSale } from './stored-sales.ts';

/** The platform's staff in a replay, and the inspector's photo, which every inspection uses. */
export type Warehouse = { readonly receiver: Person; readonly inspector: Person; readonly photo: FileId };

export type Stage = {
  /** Plays a call and returns its answer; `perform` is for calls whose answer nobody reads. */
  readonly act: Act;
  readonly perform: Perform;
  readonly dependencies: Dependencies;
  readonly courier: ReplayCourier;
  readonly warehouse: Warehouse;
  /** Moves the worker's clock forward within a step. */
  readonly pause: (durationMs: number) => void;
};

export type Deal = {
  readonly sale: StoredSale;
  readonly seller: Person;
  readonly buyer: Person;
  /** Set when buyer and seller have met. */
  orderId: OrderId | undefined;
};

/** How the order of a sale comes about. */
export type Meeting = 'stock' | 'ask' | 'crossing' | 'acceptance';

/**
 * Of a hundred sales: pairs that lie checked in the warehouse, asks, asks that cross a bid, bids that a seller
 * accepts.
 */
const shares: readonly (readonly [Meeting, number])[] = [
  ['stock', 40],
  ['ask', 42],
  ['crossing', 10],
  ['acceptance', 8],
];

/** Drawn by the number of the line, so that a file becomes the same trades each time. */
export function meetingOf({ line, price }: StoredSale): Meeting {
  let left = chance(`meeting ${line}`) * 100;
  for (const [meeting, share] of shares) {
    if (left < share) return meeting === 'stock' && price > FLASH_PRICE_MAX ? 'ask' : meeting;
    left -= share;
  }
  return 'ask';
}

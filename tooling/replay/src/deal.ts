import type { Dependencies } from '@suki/api/dependencies';
import type { Act, Perform } from '@suki/api/seed/act';
import { chance } from '@suki/api/seed/chance';
import { FLASH_PRICE_MAX } from '@suki/domain/config/prices';
import type { FileId, OrderId } from '@suki/domain/ids/id';
import type { ReplayCourier } from './hosted-services.ts';
import type { Person } from './people.ts';
import type { StoredSale } from './stored-sales.ts';

/** Who acts for the platform, and a photo that the inspector took. */
export type Warehouse = { readonly receiver: Person; readonly inspector: Person; readonly photo: FileId };

export type Stage = {
  /** Where the answer is needed. */
  readonly act: Act;
  readonly perform: Perform;
  readonly dependencies: Dependencies;
  readonly courier: ReplayCourier;
  readonly warehouse: Warehouse;
  /** Lets time pass within a step. */
  readonly pause: (durationMs: number) => void;
};

export type Deal = {
  readonly sale: StoredSale;
  readonly seller: Person;
  readonly buyer: Person;
  /** The order, once buyer and seller have met. */
  orderId: OrderId | undefined;
};

/** How buyer and seller meet. */
export type Way = 'stock' | 'ask' | 'crossing' | 'acceptance';

/** Of a hundred sales: pairs that lie checked in the warehouse, asks, asks that cross a bid, bids that a seller accepts. */
const shares: readonly (readonly [Way, number])[] = [
  ['stock', 40],
  ['ask', 42],
  ['crossing', 10],
  ['acceptance', 8],
];

/** Drawn by the line's number, so that a file becomes the same trades each time. */
export function wayOf({ line, price }: StoredSale): Way {
  let left = chance(`meeting ${line}`) * 100;
  for (const [way, share] of shares) {
    if (left < share) return way === 'stock' && price > FLASH_PRICE_MAX ? 'ask' : way;
    left -= share;
  }
  return 'ask';
}

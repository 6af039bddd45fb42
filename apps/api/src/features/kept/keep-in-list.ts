import { dropOldestKept, type KeptEntry, type KeptKey, keep, keptCountOf, keptEntry } from '@suki/db/queries/kept';
import { lockUser } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import { type KeptLimit, keptLimits } from '@suki/domain/config/kept';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Dependencies } from '../../dependencies.ts';

type Needs = Pick<Dependencies, 'pool' | 'ids' | 'clock'>;
type Wish = KeptKey & { readonly words?: string; readonly price?: Centavos | null; readonly renews?: boolean };

/**
 * Adds an entry to a list of a person.
 * @throws the error of `onFull` when the list is full and does not drop its oldest entry.
 */
export function keepInList(wish: Wish, needs: Needs, onFull: () => Error): Promise<KeptEntry> {
  return withTransaction(needs.pool, async (tx) => {
    if (limitOf(wish).whenFull === 'refuses') await lockUser(tx, wish.userId);
    return keepLocked(tx, wish, { needs, onFull });
  });
}

/** `keepInList` in a transaction that holds the lock of the person. */
export async function keepLocked(
  tx: Tx,
  wish: Wish,
  { needs, onFull }: { readonly needs: Omit<Needs, 'pool'>; readonly onFull: () => Error },
): Promise<KeptEntry> {
  const { userId, kind, renews = false } = wish;
  const { max, whenFull } = limitOf(wish);
  if (whenFull === 'refuses') {
    const known = await keptEntry(tx, wish);
    const isNew = known === undefined || known.deletedAt !== null;
    if (isNew && (await keptCountOf(tx, userId, kind)) >= max) throw onFull();
  }
  const kept = await keep(tx, { ...wish, id: needs.ids.next('kpt'), renews }, needs.clock.now());
  if (whenFull === 'drops') await dropOldestKept(tx, userId, kind, max);
  return kept;
}

const limitOf = ({ kind }: Pick<Wish, 'kind'>): KeptLimit => keptLimits[kind];

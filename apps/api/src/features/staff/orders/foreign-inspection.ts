import { inspectionsUnderWay } from '@suki/db/queries/findings';
import type { Db } from '@suki/db/statement';
import type { UserId } from '@suki/domain/ids/id';
import { mayInspect } from '@suki/domain/inspection/holder';
import type { Refusal } from '@suki/domain/trade/facts/decision';
import { refuse } from '@suki/domain/trade/facts/refuse';
import type { OrderSnapshot } from '@suki/domain/trade/facts/snapshot';

/** The refusal of a verdict on an item that a colleague has; null for one's own, or as its second inspector. */
export async function foreignInspection(
  db: Db,
  { id, status }: Pick<OrderSnapshot, 'id' | 'status'>,
  callerId: UserId,
): Promise<Refusal | null> {
  if (status !== 'under_inspection') return null;
  const held = (await inspectionsUnderWay(db, [id])).get(id);
  const isForeign = held !== undefined && !mayInspect(held, callerId);
  return isForeign ? refuse('NOT_ALLOWED_NOW', { status, isWithColleague: true }) : null;
}

import type { OrderId, UserId } from '@suki/domain/ids/id';
import { inspectionFindings } from '../schema/parcels.ts';
import { columnsOf, type Db, first, json, many, statement, touch } from '../statement.ts';
import { orderEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

/** The finding of one inspector, while no second inspector has agreed. */
export type InspectionFinding = typeof inspectionFindings.$inferSelect;

type NoteValues = [OrderId, string, string, boolean, number, string, string, Date];

const noteStatement = statement<unknown, NoteValues>(
  'findings.note',
  `with noted as (
insert into inspection_findings (order_id, inspector_id, finding, passes_as_new, criteria_version, points, photos, found_at)
values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8)
on conflict (order_id) do update set inspector_id = excluded.inspector_id, finding = excluded.finding, passes_as_new = excluded.passes_as_new,
  criteria_version = excluded.criteria_version, points = excluded.points, photos = excluded.photos, found_at = excluded.found_at
returning order_id
)
select ${orderEvent('o')} from orders o join noted on o.id = noted.order_id`,
);

/** Stores an inspector's finding in place of an earlier one, and tells the viewers of the order. */
export async function noteFinding(tx: Tx, finding: InspectionFinding): Promise<void> {
  const { orderId, inspectorId, passesAsNew, criteriaVersion, points, photos, foundAt } = finding;
  const values: NoteValues = [
    orderId,
    inspectorId,
    finding.finding,
    passesAsNew,
    criteriaVersion,
    json(points),
    json(photos),
    foundAt,
  ];
  await touch(tx, noteStatement, values);
}

const ofOrderStatement = statement<InspectionFinding, [OrderId]>(
  'findings.of-order',
  `select ${columnsOf(inspectionFindings, 'f')} from inspection_findings f where f.order_id = $1::text`,
);

/** Returns the first inspector's finding, or undefined. It stays when the inspection ends otherwise. */
export async function findingOfOrder(db: Db, orderId: OrderId): Promise<InspectionFinding | undefined> {
  return await first(db, ofOrderStatement, [orderId]);
}

export type InspectionUnderWay = {
  readonly orderId: OrderId;
  /** Who began it (E57). */
  readonly inspectorId: UserId | null;
  readonly inspectorName: string | null;
  /** The author of a finding that waits for a second one. */
  readonly foundBy: UserId | null;
};

const underWayStatement = statement<InspectionUnderWay, [OrderId[]]>(
  'findings.under-way',
  `select o.id as "orderId", begun.actor_id as "inspectorId", u.name as "inspectorName", f.inspector_id as "foundBy"
from unnest($1::text[]) as o (id) left join lateral (
  select t.actor_id from transitions t where t.entity = 'order' and t.entity_id = o.id and t.event in ('E57', 'E57-over')
  order by t.at desc, t.id desc limit 1
) begun on true
left join users u on u.id = begun.actor_id left join inspection_findings f on f.order_id = o.id`,
);

/** Returns who has each of these items under inspection. */
export async function inspectionsUnderWay(
  db: Db,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, InspectionUnderWay>> {
  const rows = ids.length === 0 ? [] : await many(db, underWayStatement, [[...ids]]);
  return new Map(rows.map((row) => [row.orderId, row]));
}

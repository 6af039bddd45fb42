import type { OrderId } from '@suki/domain/ids/id';
import { inspectionFindings } from '../schema/parcels.ts';
import { columnsOf, type Db, first, json, statement, touch } from '../statement.ts';
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

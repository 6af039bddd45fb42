import type { StaffAlert as Answer } from '@suki/contract/staff/alerts.table';
import type { StaffAlert } from '@suki/db/queries/staff-alerts';
import { alertWords } from '@suki/domain/alerts/alert-words';
import type { z } from 'zod';

/** An alert in words that a tired person understands. */
export function presentAlert(alert: StaffAlert): z.output<typeof Answer> {
  const { id, queue, event, entity, entityId, orderId, at, doneAt, doneBy, doneByName, note, details } = alert;
  const words = alertWords(event);
  return {
    id,
    queue,
    event,
    subject: { entity, id: entityId },
    orderId,
    ...words,
    action: words.action ?? null,
    comparison: details?.comparison ?? null,
    cause: details?.cause ?? null,
    createdAt: at.toISOString(),
    handled:
      doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy, byName: doneByName, note },
  };
}

import type { StaffAlert as Answer } from '@suki/contract/staff/alerts.table';
import type { StaffAlert } from '@suki/db/queries/staff-alerts';
import { alertTexts } from '@suki/domain/alerts/alert-texts';
import type { z } from 'zod';

/** An alert in words that a tired person understands. */
export function presentAlert(alert: StaffAlert): z.output<typeof Answer> {
  const { id, queue, event, entity, entityId, orderId, at, doneAt, doneBy, doneByName, note, details } = alert;
  const texts = alertTexts(event);
  return {
    id,
    queue,
    event,
    subject: { entity, id: entityId },
    orderId,
    ...texts,
    action: texts.action ?? null,
    comparison: details?.comparison ?? null,
    cause: details?.cause ?? null,
    reason: details?.reason ?? null,
    createdAt: at.toISOString(),
    handled:
      doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy, byName: doneByName, note },
  };
}

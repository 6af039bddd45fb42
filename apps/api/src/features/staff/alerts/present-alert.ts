import type { StaffAlert as Answer } from '@suki/contract/staff/alerts.table';
import type { StaffAlert } from '@suki/db/queries/staff-alerts';
import { type StaffSubject, staffSubjectsOf } from '@suki/db/queries/staff-subjects';
import type { Db } from '@suki/db/statement';
import { type AlertCause, alertCauses, causesOf } from '@suki/domain/alerts/alert-causes.table';
import { alertTexts } from '@suki/domain/alerts/alert-texts';
import { mendedText } from '@suki/domain/alerts/mended-alert';
import { isPayoutHeld } from '@suki/domain/trade/decide/payout-held';
import type { z } from 'zod';
import type { Caller } from '../../../http/caller.ts';
import { presentSubject } from '../present-subject.ts';

type Alert = z.output<typeof Answer>;
type Viewer = Pick<Caller, 'roles'>;

/** Alerts in words that a tired person understands, with what became of their causes. */
export async function presentedAlerts(db: Db, alerts: readonly StaffAlert[], viewer: Viewer): Promise<Alert[]> {
  const subjects = await staffSubjectsOf(
    db,
    alerts.map(({ entity, entityId }) => ({ entity, id: entityId })),
  );
  return alerts.map((alert) => presentAlert(alert, subjects.get(alert.entityId), viewer));
}

function presentAlert(alert: StaffAlert, subject: StaffSubject | undefined, viewer: Viewer): Alert {
  const { id, queue, event, entity, entityId, orderId, at, details } = alert;
  const texts = alertTexts(event);
  return {
    id,
    queue,
    event,
    subject: { entity, id: entityId },
    orderId,
    about: presentSubject(subject, viewer),
    ...texts,
    action: texts.action ?? null,
    comparison: details?.comparison ?? null,
    cause: details?.cause ?? null,
    reason: details?.reason ?? null,
    dispute: details?.dispute ?? null,
    mended: alert.doneAt === null ? mendedOf(alert, subject) : null,
    causes: causesOf(event).map(presentCause),
    createdAt: at.toISOString(),
    ...presentWork(alert),
  };
}

function presentWork({ doneAt, doneBy, doneByName, note, cause, takenAt, takenBy, takenByName, steps }: StaffAlert) {
  return {
    taken:
      takenAt === null || takenBy === null ? null : { at: takenAt.toISOString(), by: takenBy, byName: takenByName },
    handled:
      doneAt === null || doneBy === null
        ? null
        : {
            at: doneAt.toISOString(),
            by: doneBy,
            byName: doneByName,
            note,
            cause: cause === null ? null : presentCause(cause),
          },
    steps: [...steps],
  };
}

const presentCause = (id: AlertCause) => ({ id, label: alertCauses[id] });

function mendedOf({ event, details }: StaffAlert, subject: StaffSubject | undefined): string | null {
  const {
    orderStatus = null,
    hold = null,
    refundStatus = null,
    payoutStatus = null,
    payoutFailure = null,
  } = subject ?? {};
  const isHeld = payoutStatus !== null && isPayoutHeld({ status: payoutStatus, failureReason: payoutFailure });
  return mendedText(event, { orderStatus, hold, refundStatus, payoutStatus, isPayoutHeld: isHeld, details });
}

import { DAY_MS } from '../config/durations.ts';

/** The queues of the staff, by the team that handles them: an alert lies in exactly one. */
export const staffQueues = ['warehouse', 'finance', 'compliance', 'support'] as const;
export type StaffQueue = (typeof staffQueues)[number];

/** Characters of the note beside a handled alert. */
export const ALERT_NOTE_LENGTH_MAX = 500;

/** An alert that is open for this long is late. */
export const ALERT_LATE_AFTER_MS = DAY_MS;

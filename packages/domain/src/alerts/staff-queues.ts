import { DAY_MS } from '../config/durations.ts';

/** The queues of the staff, by the team that handles them: an alert lies in exactly one. */
export const staffQueues = ['warehouse', 'finance', 'compliance', 'support'] as const;
export type StaffQueue = (typeof staffQueues)[number];

/** A note beside a handled alert has at most so many characters. */
export const ALERT_NOTE_LENGTH_MAX = 500;

/** An alert that nobody has handled for so long is late. */
export const ALERT_LATE_AFTER_MS = DAY_MS;

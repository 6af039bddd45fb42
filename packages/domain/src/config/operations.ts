import { MINUTE_MS } from './durations.ts';

/** A worker that has not reported for so long, or whose deadlines or jobs are so late, is told to people. */
export const WORKER_LATE_AFTER_MS: number = MINUTE_MS;

/** Reports within the time above: one lost report is no incident. */
export const REPORTS_BEFORE_LATE = 12;

/** How often the API looks at the reports, as a share of the time above; a look reads one row by its key. */
export const LOOKS_BEFORE_LATE = 6;

/** How often a screen of the console asks for the state of the worker. */
export const CONSOLE_LOOK_MS: number = MINUTE_MS / 4;

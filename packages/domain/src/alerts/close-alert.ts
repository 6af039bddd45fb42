import { type AlertCause, causesOf } from './alert-causes.table.ts';

type Closing = { readonly cause: AlertCause; readonly note: string | null };

export type CloseProblem = 'foreign_cause' | 'note_missing';

/**
 * Returns why an alert cannot be closed so; null when it can. The cause has to be one of its kind, and `other` says
 * nothing without a note.
 */
export function closeProblem(event: string, { cause, note }: Closing): CloseProblem | null {
  if (!causesOf(event).includes(cause)) return 'foreign_cause';
  return cause === 'other' && (note ?? '').trim() === '' ? 'note_missing' : null;
}

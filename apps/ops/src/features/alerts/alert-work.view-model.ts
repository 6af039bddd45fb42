import { formatMoment } from '@suki/domain/time/format-moment';
import type { StaffAlert } from '@suki/sdk/types';
import { stepWords, alertWorkTexts as words } from './alerts.texts.ts';

const moment = (at: string): string => formatMoment(new Date(at));

/** Who has the alert: "You have it", "Ines has it, since …". `viewerId` is null while it is unknown. */
export function holderText({ taken }: Pick<StaffAlert, 'taken'>, viewerId: string | null): string {
  if (taken === null) return words.nobody;
  return taken.by === viewerId ? words.withYou : words.with(taken.byName ?? words.colleague, moment(taken.at));
}

/** The notice after taking an alert: of two people, the first one has it. */
export function takenNotice({ taken }: Pick<StaffAlert, 'taken'>, viewerId: string | null): string {
  const isOwn = taken === null || taken.by === viewerId;
  return isOwn ? words.taken : words.takenFirst(taken.byName ?? words.colleague);
}

type Closing = { readonly cause: string; readonly note: string };

/** Why an alert cannot be closed yet; undefined when it can. */
export function whyNotClosed({ cause, note }: Closing): string | undefined {
  if (cause === '') return words.causeMissing;
  return cause === 'other' && note.trim() === '' ? words.noteMissing : undefined;
}

/** "Closed by Ines, Sat 21 Nov, 2:00 PM: Too much work that day. Found on shelf 4." */
export function closedLine({ handled }: Pick<StaffAlert, 'handled'>): string {
  if (handled === null) return '';
  const { byName, at, cause, note } = handled;
  const said = [cause?.label ?? null, note].filter((part) => part !== null).join('. ');
  const line = words.closedBy(byName ?? words.colleague, moment(at));
  return said === '' ? line : `${line}: ${said}`;
}

/** The notice after closing an alert. When two people do it at once, cause and note of the first one stay. */
export function closedNotice({ handled }: Pick<StaffAlert, 'handled'>, { cause, note }: Closing): string {
  const isKept = (handled?.note ?? '') === note.trim() && handled?.cause?.id === cause;
  return isKept ? words.done : words.closedFirst(handled?.byName ?? words.colleague);
}

/** Who took the alert, gave it back and closed it, the newest first. */
export function stepLines({ steps }: Pick<StaffAlert, 'steps'>) {
  return steps
    .map(({ at, byName, act }, index) => ({
      id: `${at}-${index}`,
      time: moment(at),
      dateTime: at,
      what: `${stepWords[act]}: ${byName ?? words.colleague}`,
    }))
    .reverse();
}

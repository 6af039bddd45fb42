import { type Command, useCommand } from '../command.ts';
import { noteItemEvents } from '../generated/item-events.ts';
import type { NoteItemEvents200, NoteItemEventsBody } from '../generated/suki.schemas.ts';

/**
 * Counts events of a visit whose person allowed it (ADR 0174), for clients that send no beacons. The API keeps nothing
 * of the caller.
 */
export function useNoteItemEvents(): Command<NoteItemEventsBody, NoteItemEvents200> {
  return useCommand((body) => noteItemEvents(body));
}

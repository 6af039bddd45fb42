import { catalogueOf } from '@suki/sdk/server';
import type { NoteItemEventsBody } from '@suki/sdk/types';
import { env } from '../env.server.ts';

/** Passes events on with the shop's own token; false for a text that the API refuses, or while it does not answer. */
export async function noteItemEvents(text: string): Promise<boolean> {
  const { API_URL: baseUrl, CATALOGUE_SERVICE_TOKEN: serviceToken } = env();
  try {
    // The API reads every field; the compiler cannot know what a browser sent.
    await catalogueOf({ baseUrl, serviceToken }).noteItemEvents(JSON.parse(text) as NoteItemEventsBody);
    return true;
  } catch {
    return false;
  }
}

/**
 * Place in a list: the row at the top edge of the window. A row rather than pixels, because the heights of the rows
 * above are not known yet when somebody comes back.
 */
export type ListPlace = { key: string };

/** Stored beside the router's own state. */
const field = 'sukiListPlaces';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function placesOf(state: unknown): Record<string, unknown> {
  const places = isRecord(state) ? state[field] : undefined;
  return isRecord(places) ? places : {};
}

/** Returns the place of a list in this entry of the browser's history; undefined after a link rather than "back". */
export function placeIn(state: unknown, list: string): ListPlace | undefined {
  const place = placesOf(state)[list];
  return isRecord(place) && typeof place.key === 'string' ? { key: place.key } : undefined;
}

/** Returns the entry's state with the place of this list; everything else in it stays. */
export function withPlace(state: unknown, list: string, place: ListPlace): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), [field]: { ...placesOf(state), [list]: place } };
}

import type { KeptKind } from '../kept/kept-kinds.ts';

/** `refuses`: a further entry is refused. `drops`: the oldest entry goes, because the list writes itself. */
export type KeptLimit = { readonly max: number; readonly whenFull: 'refuses' | 'drops' };

/** Entries that one person keeps. Saved brands fit on one page of the list (specification, section 9: 180). */
export const keptLimits = {
  saved_item: { max: 500, whenFull: 'refuses' },
  saved_brand: { max: 180, whenFull: 'refuses' },
  followed_person: { max: 500, whenFull: 'refuses' },
  arrival_notice: { max: 50, whenFull: 'refuses' },
  wish_list: { max: 1, whenFull: 'refuses' },
  search: { max: 30, whenFull: 'drops' },
  seen_item: { max: 100, whenFull: 'drops' },
} as const satisfies Readonly<Record<KeptKind, KeptLimit>>;

/** Savers of one brand are counted up to this number; screens say "10k+" from there on (specification, section 9). */
export const SAVED_COUNT_MAX = 10_000;

/** Whoever waits for a drop is told on its day from this hour on, in Manila. */
export const releaseNews = { atHour: 8 } as const;

/** People who wait for a drop are counted up to this number. */
export const WAITING_COUNT_MAX = 10_000;

/** Letters of a search that the history keeps. */
export const SEARCH_LENGTH_MAX = 80;

/** Notices that one transaction answers; a flash drop may have thousands of people waiting. */
export const NOTICES_AT_ONCE = 200;

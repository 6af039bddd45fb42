import { formatDate } from '@suki/domain/time/format-date';
import { formatMoment } from '@suki/domain/time/format-moment';
import { manilaDate } from '@suki/domain/time/manila';

/** A moment of the wire as people read it: "Sun 22 Nov, 3:00 PM". */
export const moment = (at: string): string => formatMoment(new Date(at));

/** The same for a headline: it breaks between day and hour, never inside either. */
export const headlineMoment = (at: string): string => moment(at).replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');

/** Its day alone: "Sun 22 Nov". */
export const day = (at: string): string => formatDate(manilaDate(new Date(at)));

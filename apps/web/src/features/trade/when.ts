import { formatDate } from '@suki/domain/time/format-date';
import { formatMoment } from '@suki/domain/time/format-moment';
import { manilaDate } from '@suki/domain/time/manila';

/** A moment of the wire as people read it: "Sun 22 Nov, 3:00 PM". */
export const moment = (at: string): string => formatMoment(new Date(at));

/** Its day alone: "Sun 22 Nov". */
export const day = (at: string): string => formatDate(manilaDate(new Date(at)));

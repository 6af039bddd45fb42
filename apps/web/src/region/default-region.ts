import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';

/** Cached pages show prices for this region; the browser replaces them by those of the visitor's own region. */
export const defaultRegion: DeliveryRegion = 'NCR';

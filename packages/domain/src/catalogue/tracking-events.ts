/** What the search service is told of what people do with its results (specification, section 9). */
export const trackingEvents = ['click', 'conversion', 'view'] as const;
export type TrackingEvent = (typeof trackingEvents)[number];

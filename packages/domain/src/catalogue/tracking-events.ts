/** The events that the search service is told about its results (specification, section 9). */
export const trackingEvents = ['click', 'conversion', 'view'] as const;
export type TrackingEvent = (typeof trackingEvents)[number];

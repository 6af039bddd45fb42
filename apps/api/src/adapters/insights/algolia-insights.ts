import type { TrackingEvent } from '@suki/domain/catalogue/tracking-events';
import type { EventsItems } from 'algoliasearch';
import type { Insights, InsightsEvent } from '../../ports/insights.ts';
import { type AlgoliaAccount, insightsClient } from '../search-index/algolia-client.ts';

const eventNames: Readonly<Record<TrackingEvent, string>> = {
  click: 'Item Clicked',
  conversion: 'Item Bought',
  view: 'Item Viewed',
};

/** A search that our own index answered is unknown to Algolia. */
const isOfAlgolia = (queryId: string | null): queryId is string => queryId !== null && /^[0-9a-f]{32}$/.test(queryId);

/** Insights of Algolia, which its ranking and reports learn from. */
export function algoliaInsights(account: AlgoliaAccount, index: string): Insights {
  const client = insightsClient(account);
  return {
    send: async (events) => {
      await client.pushEvents({ events: events.map((event) => eventOf(event, index)) });
    },
  };
}

function eventOf({ kind, visit, itemId, queryId, position, at }: InsightsEvent, index: string): EventsItems {
  const common = { eventName: eventNames[kind], index, userToken: visit, objectIDs: [itemId], timestamp: at.getTime() };
  if (kind === 'view') return { eventType: 'view', ...common };
  if (!isOfAlgolia(queryId)) return { eventType: kind, ...common } as EventsItems;
  return kind === 'click'
    ? { eventType: 'click', ...common, queryID: queryId, positions: [position ?? 1] }
    : { eventType: 'conversion', ...common, queryID: queryId };
}

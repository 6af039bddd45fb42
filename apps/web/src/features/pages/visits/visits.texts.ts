import { interestRules, itemEventLimits } from '@suki/domain/config/item-events';
import { periods } from '@suki/domain/config/retention.table';

export const visitTexts = {
  choice: 'Count what is looked at on this device',
  title: 'What we count, if you let us',
  paragraphs: [
    'With your yes we count which items are looked at, chosen in a search and bought. Popular items then come first, and an item shows what others looked at too.',
    `We store the item, the kind of event, a number of the search and the place in its first ${itemEventLimits.position.toLocaleString('en')} results, and a random text that this tab forgets when you close it. We store no name, no account and no address, and we delete it after ${periods.itemEvents.days} days. Items are shown as looked at together only after ${interestRules.visitsMin} visits.`,
    'Nothing is counted until you turn this on, nor in a browser that asks sites not to follow you.',
  ],
} as const;

import { interestRules, itemEventLimits } from '@suki/domain/config/item-events';
import { periods } from '@suki/domain/config/retention.table';

export const visitTexts = {
  choice: 'Count what is looked at on this device',
  title: 'What we count, if you let us',
  paragraphs: [
    'With your yes we count which items are looked at, chosen in a search and bought. Popular items then come first, and an item shows what others looked at too.',
    `We store the item, the kind of event, a number of the search and the place in its first ${itemEventLimits.position.toLocaleString('en')} results, and a random text that this tab forgets when you close it. We store no name, no account and no address, and we delete it after ${periods.itemEvents.days} days. Items are shown as looked at together only after ${interestRules.visitsMin} visits.`,
    'A purchase is counted with the number of the search that led to its item. This tab remembers those numbers for its last items, and forgets them when you close it or say no.',
    'Nothing is counted until you turn this on or answer yes when we ask, which we do once, nor in a browser that asks sites not to follow you. Such a browser is never asked.',
  ],
} as const;

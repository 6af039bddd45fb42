import { expect, test } from 'vitest';
import { type AskStatus, askStatuses } from './statuses.ts';
import { askTabs, shownStatuses } from './tabs.ts';

test.each<{ tab: readonly AskStatus[] | undefined; filterBy: AskStatus | undefined; shown: readonly AskStatus[] }>([
  { tab: askTabs.selling, filterBy: undefined, shown: ['to_pay', 'listed', 'buyer_to_pay'] },
  { tab: askTabs.selling, filterBy: 'listed', shown: ['listed'] },
  { tab: askTabs.selling, filterBy: 'transaction_closed', shown: [] },
  { tab: undefined, filterBy: 'transaction_closed', shown: ['transaction_closed'] },
  { tab: undefined, filterBy: undefined, shown: askStatuses },
])('a list of tab $tab filtered by $filterBy shows $shown', ({ shown, ...asked }) => {
  expect(shownStatuses({ ...asked, all: askStatuses })).toEqual(shown);
});

import { zero } from '@suki/domain/money/centavos';
import type { z } from 'zod';
import { askAfter, askSummaryOf, live } from '../examples/asks.ts';
import { bidAfter, bidLive, bidSummaryOf } from '../examples/bids.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { orderAfter, summaryOf, until } from '../examples/orders.ts';
import { limit, page } from '../examples/pages.ts';
import type { FoundPerson, Person } from './people.schemas.ts';
import type { peopleRoutes } from './people.table.ts';

const params = { id: ids.sam };
const sam: z.output<typeof FoundPerson> = {
  id: ids.sam,
  name: 'Sam Reyes',
  email: 'sam@suki.test',
  phoneNumber: '+639170000002',
  isAnonymous: false,
  isSuspended: true,
  createdAt: at.joined,
};
const reason = 'Two buyers wrote that he offers them the shoes outside of Suki.';
const suspended: z.output<typeof Person> = {
  ...sam,
  isSellingSuspended: true,
  isBuyingSuspended: false,
  isAccountSuspended: false,
  mayWithdraw: true,
  roles: [],
  hasSecondFactor: false,
  secondFactorResetAskedBy: null,
  suspensionAskedBy: null,
  adminRoleAskedBy: null,
  balance: zero,
  standings: [
    {
      id: 'std_01kb13w5e7r9t2y4u1',
      change: 'selling_suspended',
      event: 'staff',
      subjectId: 'act_01kb13w5e7r9t2y4u2',
      isForFraud: false,
      at: at.received,
      byName: 'Ines Dizon',
      reason,
      lifted: null,
    },
  ],
  history: [
    {
      id: 'act_01kb13w5e7r9t2y4u2',
      act: 'selling_suspended',
      role: null,
      reason,
      byName: 'Ines Dizon',
      at: at.received,
    },
  ],
};
const free = { ...suspended, isSuspended: false, isSellingSuspended: false };

export const peopleExamples: ExamplesOf<typeof peopleRoutes> = {
  findPeople: { body: { text: 'sam@suki.test' }, answer: { items: [sam], hasMore: false } },
  getPerson: { params, answer: suspended },
  listAsksOfPerson: {
    params,
    query: { limit },
    answer: page({ ...askSummaryOf(askAfter({ steps: live })), closure: null }),
  },
  listBidsOfPerson: {
    params: { id: ids.bea },
    query: { limit },
    answer: page(bidSummaryOf(bidAfter({ steps: bidLive }))),
  },
  listOrdersOfPerson: {
    params,
    query: { limit, side: 'seller' },
    answer: page(summaryOf(orderAfter({ steps: until('E37a'), role: 'operator' }))),
  },
  suspendPerson: { params, body: { part: 'selling', reason, isForFraud: false }, answer: suspended },
  liftSuspension: {
    params,
    body: { part: 'selling', reason: 'He showed the receipts; the finding was ours.' },
    answer: free,
  },
  endSessionsOfPerson: { params, body: { reason: 'His phone was stolen.' }, answer: free },
};

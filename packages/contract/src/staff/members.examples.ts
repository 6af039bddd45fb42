import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import type { memberRoutes } from './members.table.ts';
import { peopleExamples } from './people.examples.ts';

const params = { id: ids.ines };
const reason = 'She starts in the warehouse on Monday.';
const ines = {
  ...peopleExamples.liftSuspension.answer,
  id: ids.ines,
  name: 'Ines Cruz',
  email: 'ines@suki.test',
  phoneNumber: '+639170000003',
  standings: [],
  history: [
    {
      id: 'act_01kb13w5e7r9t2y4u3',
      act: 'role_granted' as const,
      role: 'warehouse' as const,
      reason,
      byName: 'Ada Lopez',
      at: at.joined,
    },
  ],
};

export const memberExamples: ExamplesOf<typeof memberRoutes> = {
  getStaffSession: { answer: { roles: ['warehouse'] } },
  listStaffMembers: {
    answer: {
      items: [
        {
          id: ids.ines,
          name: 'Ines Cruz',
          email: 'ines@suki.test',
          isSuspended: false,
          roles: ['warehouse'],
          since: at.joined,
        },
      ],
    },
  },
  grantRole: { params, body: { role: 'warehouse', reason }, answer: { ...ines, roles: ['warehouse'] } },
  takeRole: { params, body: { role: 'warehouse', reason: 'She has left us.' }, answer: { ...ines, roles: [] } },
};

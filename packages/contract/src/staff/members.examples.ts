import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
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

const session = {
  roles: ['warehouse' as const],
  secondFactor: 'verified' as const,
  isSecondFactorRequired: true,
};

export const memberExamples: ExamplesOf<typeof memberRoutes> = {
  getStaffSession: { answer: { ...session, secondFactor: 'unverified' as const } },
  beginSecondFactor: {
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Suki%20ops:ines%40suki.test?issuer=Suki%20ops&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
  confirmSecondFactor: {
    body: { code: '482913' },
    answer: { recoveryCodes: ['k7m2q-9xw4t', 'b3n8r-v5y6z'], session },
  },
  verifySecondFactor: { body: { code: '482913' }, answer: session },
  askSecondFactorReset: {
    params,
    body: { reason: 'She lost her phone.' },
    answer: { ...ines, roles: ['warehouse'], hasSecondFactor: true, secondFactorResetAskedBy: 'Ada Lopez' },
  },
  resetSecondFactor: {
    params,
    body: { reason: 'I saw her at the desk.' },
    answer: { ...ines, roles: ['warehouse'] },
  },
  listStaffMembers: {
    query: { limit },
    answer: page({
      id: ids.ines,
      name: 'Ines Cruz',
      email: 'ines@suki.test',
      isSuspended: false,
      roles: ['warehouse'],
      since: at.joined,
    }),
  },
  grantRole: { params, body: { role: 'warehouse', reason }, answer: { ...ines, roles: ['warehouse'] } },
  takeRole: { params, body: { role: 'warehouse', reason: 'She has left us.' }, answer: { ...ines, roles: [] } },
};

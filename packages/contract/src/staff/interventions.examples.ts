import { lost, platformCancelled } from '../examples/ends.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { held, released } from '../examples/holds.ts';
import { ids } from '../examples/ids.ts';
import type { interventionRoutes } from './interventions.table.ts';

const params = { id: ids.order };

export const interventionExamples: ExamplesOf<typeof interventionRoutes> = {
  reportLostItem: { params, answer: lost },
  holdOrder: { params, answer: held },
  releaseOrder: { params, answer: released },
  cancelForPlatform: { params, body: { fault: 'unclear', isFraud: false }, answer: platformCancelled },
};

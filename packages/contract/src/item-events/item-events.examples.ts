import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import type { itemEventRoutes } from './item-events.table.ts';

export const itemEventExamples: ExamplesOf<typeof itemEventRoutes> = {
  noteItemEvents: {
    body: {
      visit: 'k3v9x1m7q2z8w4t6',
      events: [
        { type: 'click', itemId: ids.item, queryId: '43b15df305339e827f0ac0bdc5ebcaa7', position: 3 },
        { type: 'view', itemId: ids.item },
      ],
    },
    answer: { taken: 2 },
  },
};

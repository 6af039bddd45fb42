import { pesos } from '@suki/domain/money/centavos';
import { defectNoted } from '../examples/defects.ts';
import { damagedInTransit, failed } from '../examples/ends.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { orderAfter, until } from '../examples/orders.ts';
import { allPass, oneMark, sentPhotos, wrongSize } from '../examples/report.ts';
import type { inspectionRoutes } from './inspections.table.ts';

const params = { id: ids.order };
const role = 'operator';
const photos = sentPhotos;

export const inspectionExamples: ExamplesOf<typeof inspectionRoutes> = {
  beginInspection: { params, answer: orderAfter({ steps: until('E57'), role }) },
  takeOverInspection: { params, answer: orderAfter({ steps: until('E57'), role }) },
  passInspection: {
    params,
    body: { points: allPass, photos: sentPhotos },
    answer: orderAfter({ steps: until('E58'), role }),
  },
  noteDefect: { params, body: { points: oneMark, photos }, answer: defectNoted('operator') },
  failInspection: {
    params,
    body: { finding: 'wrong_item', passesAsNew: false, points: wrongSize, photos },
    answer: failed,
  },
  reportTransitDamage: {
    params,
    body: {
      lossInValue: pesos(2_000),
      reason: 'The parcel came crushed, with the tape torn.',
      points: oneMark,
      photos,
    },
    answer: damagedInTransit,
  },
};

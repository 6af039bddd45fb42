import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Reason } from './errors.table.ts';
import { reasonsOf } from './openapi.ts';
import { detailExamples } from './refusal-details.examples.ts';
import { refusalDetails } from './refusal-details.ts';
import type { RouteDefinition } from './route.ts';
import { routes } from './routes.ts';

const details = Object.entries<z.ZodType>(refusalDetails);

test.each(details)(
  'the example of the details of %s has their shape, with no field left out or unknown',
  (reason, shape) => {
    const example: unknown = JSON.parse(JSON.stringify(detailExamples[reason as keyof typeof detailExamples]));
    expect(shape.parse(example)).toEqual(example);
  },
);

test('every reason with details is answered by some call', () => {
  const answered = new Set<Reason>(Object.values<RouteDefinition>(routes).flatMap((route) => reasonsOf(route)));
  expect(details.map(([reason]) => reason).filter((reason) => !answered.has(reason as Reason))).toEqual([]);
});

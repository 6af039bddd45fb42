import { z } from 'zod';

const Percent = z.int().min(0).max(100);

export const ServiceFigures = z
  .object({
    /** The days that the figures are about. */
    days: z.int().positive(),
    inspected: z.int().nonnegative(),
    /** From the arrival at our warehouse to the report, the middle one. */
    medianMinutes: z.int().nonnegative(),
    passedPercent: Percent,
    /** Delivered by the last day that the buyer was told; null while too few are delivered. */
    datesMetPercent: Percent.nullable(),
  })
  .meta({ id: 'ServiceFigures' });

import { angleIds, reportLimits } from '@suki/domain/config/inspection';
import { sellersFaults } from '@suki/domain/inspection/findings';
import { z } from 'zod';
import { CheckPoint, Order, PointMark } from '../orders/orders.schemas.ts';
import { route } from '../route.ts';
import { Centavos, FileId, OrderId } from '../shared/brands.ts';
import { pictureText } from '../shared/text.ts';
import { Reason } from './approvals.schemas.ts';

const tag = 'staff-inspections';
const audience = 'staff';
const roles = ['inspector'] as const;
const params = z.object({ id: OrderId });
const moves = ['ORDER_NOT_FOUND', 'NOT_ALLOWED_NOW'] as const;
const refusals = [...moves, 'PHOTO_MISSING', 'REPORT_POINTS', 'FILE_NOT_FOUND'] as const;

const Photo = z.object({
  fileId: FileId,
  alt: pictureText(reportLimits.altLengthMax),
  /** The required angle that the photo shows; absent for another photo. */
  angle: z.enum(angleIds).optional(),
});

const points = z
  .array(CheckPoint.omit({ photoUrl: true }).extend({ mark: PointMark.nullable().default(null) }))
  .min(1)
  .max(reportLimits.pointsMax);

/** The report, point by point. A missing photo passes here: the rules refuse it with PHOTO_MISSING. */
const report = {
  points,
  photos: z.array(Photo).max(reportLimits.photosMax),
};

export const inspectionRoutes = {
  beginInspection: route({
    operationId: 'beginInspection',
    method: 'POST',
    path: '/staff/order/{id}/begin-inspection',
    tag,
    summary: 'An inspector takes the item (E57).',
    audience,
    roles,
    actsOn: 'order',
    params,
    response: Order,
    errors: moves,
  }),
  takeOverInspection: route({
    operationId: 'takeOverInspection',
    method: 'PUT',
    path: '/staff/order/{id}/inspector',
    tag,
    summary:
      'An inspector takes an item over that a colleague was inspecting; the history names both. Only whoever has it gives a verdict, but for the second inspector of a first finding (E57).',
    audience,
    roles,
    actsOn: 'order',
    params,
    response: Order,
    errors: moves,
  }),
  passInspection: route({
    operationId: 'passInspection',
    method: 'POST',
    path: '/staff/order/{id}/pass',
    tag,
    summary: 'The item passed: the report is published, the seller is paid, the certificate is made (E58).',
    audience,
    roles,
    actsOn: 'order',
    params,
    body: z.object({
      points,
      // A pass needs one photo of each required angle (CHECKLIST_INCOMPLETE names those that are missing).
      photos: z.array(Photo).min(1).max(reportLimits.photosMax),
    }),
    response: Order,
    errors: [...moves, 'CHECKLIST_INCOMPLETE', 'REPORT_POINTS', 'FILE_NOT_FOUND', 'ON_HOLD'],
  }),
  noteDefect: route({
    operationId: 'noteDefect',
    method: 'POST',
    path: '/staff/order/{id}/defect',
    tag,
    summary: 'A small defect: the report is published, and the buyer decides whether to keep the item (E59).',
    audience,
    roles,
    actsOn: 'order',
    params,
    body: z.object(report),
    response: Order,
    errors: refusals,
  }),
  failInspection: route({
    operationId: 'failInspection',
    method: 'POST',
    path: '/staff/order/{id}/fail',
    tag,
    summary:
      'A finding at the seller’s cost: the first inspector’s is kept, and closes the order when a second one finds the same (E60a, E60b).',
    audience,
    roles,
    actsOn: 'order',
    params,
    body: z.object({ finding: z.enum(sellersFaults), passesAsNew: z.boolean(), ...report }),
    response: Order,
    errors: [...refusals, 'TWO_INSPECTORS', 'ON_HOLD'],
  }),
  reportTransitDamage: route({
    operationId: 'reportTransitDamage',
    method: 'POST',
    path: '/staff/order/{id}/transit-damage',
    tag,
    summary:
      'The courier damaged the item on its way to us: both sides have their money back, and we pay the loss (E60c). Above a sum it waits for a second person first.',
    audience,
    roles,
    actsOn: 'order',
    params,
    body: z.object({
      lossInValue: Centavos.refine((loss) => loss > 0, 'Expected an amount above zero'),
      reason: Reason,
      ...report,
    }),
    response: Order,
    errors: [...refusals, 'ON_HOLD', 'APPROVAL_WAITING'],
  }),
} as const;

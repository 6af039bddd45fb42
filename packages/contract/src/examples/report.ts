import { requiredAngles } from '@suki/domain/config/inspection';
import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import { checklistOf } from '@suki/domain/inspection/checklist';
import type { z } from 'zod';
import type { InspectionFinding, Verification } from '../orders/orders.schemas.ts';
import { apiUrl, ids } from './ids.ts';
import { at } from './moments.ts';

const alt = 'Outer side of the pair';
const checklist = checklistOf('shoes');

export const allPass = checklist.points.map(({ id }) => ({ id, verdict: 'pass' as const, note: null, mark: null }));
const mark = { fileId: ids.photo, spot: { x: 0.31, y: 0.58 } };
export const oneMark = [{ id: 'upper', verdict: 'noted' as const, note: 'A mark of 6 mm on the left toe', mark }];
export const wrongSize = [{ id: 'size', verdict: 'fail' as const, note: 'The tag says US 8.5', mark: null }];

export const sentPhotos = requiredAngles.shoes.map(({ id, label }) => ({ fileId: ids.photo, alt: label, angle: id }));
const photoUrl = `${apiUrl}/file/${ids.photo}`;
const shownPhotos = [{ fileId: ids.photo, url: photoUrl, alt, width: 1600, height: 1200 }];
export const certificateNumber = certificateNumberText(482_913_057);

/** Numbers of inspectors, which people see instead of names. */
const noli = '412';

export const report: z.output<typeof Verification> = {
  orderId: ids.order,
  result: 'pass',
  verifiedAt: at.passed,
  criteriaVersion: checklist.version,
  inspectorNumber: noli,
  certificateId: ids.certificate,
  certificateNumber,
  points: allPass.map((point) => ({ ...point, photoUrl: null })),
  photos: shownPhotos,
};

export const defectReport: z.output<typeof Verification> = {
  ...report,
  result: 'minor_defect',
  certificateId: null,
  certificateNumber: null,
  points: oneMark.map((point) => ({ ...point, photoUrl })),
};

export const failReport: z.output<typeof Verification> = {
  ...defectReport,
  result: 'fail',
  points: wrongSize.map((point) => ({ ...point, photoUrl: null })),
};

/** The first inspector's finding, before a second one looks. */
export const finding: z.output<typeof InspectionFinding> = {
  finding: 'wrong_item',
  isOwn: true,
  inspectorNumber: noli,
  foundAt: at.passed,
  passesAsNew: false,
  points: failReport.points,
  photos: shownPhotos,
};

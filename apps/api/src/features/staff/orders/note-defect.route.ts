import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { reportCommand } from './report-command.ts';

/** `POST /staff/order/{id}/defect`: E59; the buyer and the seller see the report at once. */
export const noteDefect: Handler<'noteDefect'> = reportCommand({
  result: 'minor_defect',
  read: async () => undefined,
  decide: (trade, { body }, { now }) => decide({ name: 'note_defect', photoCount: body.photos.length }, trade, now),
});

import { reported } from '@suki/domain/inspection/report-points';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { checklistOfItem } from './checklist-of-item.ts';
import { commandOfStaff } from './command-of-staff.ts';
import { hasUnknownPhoto } from './has-unknown-photo.ts';
import { publishReport } from './publish-report.ts';

/** `POST /staff/order/{id}/defect`: E59; the buyer and the seller see the report at once. */
export const noteDefect: Handler<'noteDefect'> = thenAnswered(
  async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
    if (await hasUnknownPhoto(dependencies.pool, body.photos)) throw refuse('FILE_NOT_FOUND');
    let criteriaVersion = 0;
    return commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: async (trade, { tx, now }) => {
          const { version, points } = await checklistOfItem(tx, trade.order.itemId);
          criteriaVersion = version;
          const decision = decide({ name: 'note_defect', photoCount: body.photos.length }, trade, now);
          return reported(decision, {
            points: body.points,
            checklist: points.map(({ id }) => id),
            result: 'minor_defect',
          });
        },
        afterMove: (tx, now) =>
          publishReport(
            tx,
            {
              orderId: params.id,
              inspectorId: caller.userId,
              result: 'minor_defect',
              criteriaVersion,
              ...body,
              at: now,
            },
            dependencies,
          ),
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    );
  },
  presentedOrder,
);

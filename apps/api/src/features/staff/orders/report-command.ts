import type { NewVerification } from '@suki/db/queries/verifications';
import type { FileId } from '@suki/domain/ids/id';
import { photographed, reported } from '@suki/domain/inspection/report-points';
import type { Dependencies } from '../../../dependencies.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import type { OrderContext, OrderDecision } from '../../trade/command-on-order.ts';
import type { Trade } from '../../trade/lock-trade.ts';
import { checklistOfItem } from './checklist-of-item.ts';
import { foreignInspection } from './foreign-inspection.ts';
import { measuredPhotos } from './measured-photos.ts';
import { publishReport } from './publish-report.ts';
import { commandOfStaff, ofCall, type StaffCall } from './staff-command.ts';

type ReportCall = Omit<StaffCall, 'refuse'> & {
  readonly body: Pick<NewVerification, 'points'> & {
    readonly photos: readonly (NewVerification['photos'][number] & {
      readonly fileId: FileId;
      readonly angle?: string | undefined;
    })[];
  };
  readonly refuse: (reason: 'ORDER_NOT_FOUND' | 'FILE_NOT_FOUND') => Error;
};

type Inspection<Given extends ReportCall, Read> = {
  readonly result: NewVerification['result'];
  /** Further facts, read in the round trip of the checklist. */
  readonly read: (trade: Trade, context: OrderContext) => Promise<Read>;
  readonly decide: (
    trade: Trade,
    call: Given,
    context: OrderContext & { readonly read: Read; readonly checklist: readonly string[] },
  ) => Awaited<OrderDecision>;
};

/**
 * `staffCommand` for an inspection: the inspector's report is checked against the checklist of the item, and published
 * with the decision.
 */
export function reportCommand<Given extends ReportCall, Read>({ result, read, decide }: Inspection<Given, Read>) {
  const work = async (call: Given, dependencies: Dependencies): Promise<SeenOrder> => {
    const { params, body, caller, refuse } = call;
    const { points } = body;
    const photos = await measuredPhotos(dependencies.pool, body);
    if (photos === null) throw refuse('FILE_NOT_FOUND');
    let criteriaVersion = 0;
    return commandOfStaff(
      {
        ...ofCall(call),
        decide: async (trade, context) => {
          const [{ version, points: asked, category }, facts, foreign] = await Promise.all([
            checklistOfItem(context.tx, trade.order.itemId),
            read(trade, context),
            foreignInspection(context.tx, trade.order, caller.userId),
          ]);
          if (foreign !== null) return foreign;
          criteriaVersion = version;
          const checklist = asked.map(({ id }) => id);
          const decision = decide(trade, call, { ...context, read: facts, checklist });
          const shown = reported(decision, { points, checklist, result });
          const angles = photos.map(({ angle }) => angle ?? null);
          return result === 'pass' ? photographed(shown, { category, angles }) : shown;
        },
        afterMove: (tx, at) => {
          const report = { inspectorId: caller.userId, result, criteriaVersion, points, photos, at };
          return publishReport(tx, { orderId: params.id, ...report }, dependencies);
        },
      },
      dependencies,
    );
  };
  return { work, answer: presentedOrder };
}

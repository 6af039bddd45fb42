import type { TaskList } from 'graphile-worker';
import type { Dependencies } from '../dependencies.ts';
import { announceTrade } from './announce-trade.definition.ts';
import { handleAnnounceTrade } from './announce-trade.handler.ts';
import { followParcel } from './follow-parcel.definition.ts';
import { handleFollowParcel } from './follow-parcel.handler.ts';
import { handleCourierEvent } from './handle-courier-event.definition.ts';
import { handleCourierWebhook } from './handle-courier-event.handler.ts';
import { handleXenditEvent } from './handle-xendit-event.definition.ts';
import { handleXenditWebhook, xenditEventGaveUp } from './handle-xendit-event.handler.ts';
import { jobTask } from './job-task.ts';
import { notifyTrade } from './notify-trade.definition.ts';
import { handleNotifyTrade } from './notify-trade.handler.ts';
import { reconcile } from './reconcile.definition.ts';
import { handleReconcile } from './reconcile.handler.ts';
import { reconcileFullyJob } from './reconcile-fully.definition.ts';
import { handleReconcileFully, reconciliationGaveUp } from './reconcile-fully.handler.ts';
import { renewItemPages } from './renew-item-pages.definition.ts';
import { handleRenewItemPages } from './renew-item-pages.handler.ts';
import { sendPayout } from './send-payout.definition.ts';
import { handleSendPayout, payoutGaveUp } from './send-payout.handler.ts';
import { sendRefund } from './send-refund.definition.ts';
import { handleSendRefund, refundGaveUp } from './send-refund.handler.ts';
import { unlinkPaymentMethod } from './unlink-payment-method.definition.ts';
import { handleUnlinkPaymentMethod } from './unlink-payment-method.handler.ts';

/** Every job of the worker, by its name in the queue. */
export function taskList(dependencies: Dependencies): TaskList {
  return {
    ...jobTask(announceTrade, { handler: handleAnnounceTrade, dependencies }),
    ...jobTask(notifyTrade, { handler: handleNotifyTrade, dependencies }),
    ...jobTask(handleXenditEvent, { handler: handleXenditWebhook, dependencies, gaveUp: xenditEventGaveUp }),
    ...jobTask(handleCourierEvent, { handler: handleCourierWebhook, dependencies }),
    ...jobTask(followParcel, { handler: handleFollowParcel, dependencies }),
    ...jobTask(sendRefund, { handler: handleSendRefund, dependencies, gaveUp: refundGaveUp }),
    ...jobTask(unlinkPaymentMethod, { handler: handleUnlinkPaymentMethod, dependencies }),
    ...jobTask(sendPayout, { handler: handleSendPayout, dependencies, gaveUp: payoutGaveUp }),
    ...jobTask(renewItemPages, { handler: handleRenewItemPages, dependencies }),
    ...jobTask(reconcile, { handler: handleReconcile, dependencies }),
    ...jobTask(reconcileFullyJob, { handler: handleReconcileFully, dependencies, gaveUp: reconciliationGaveUp }),
  };
}

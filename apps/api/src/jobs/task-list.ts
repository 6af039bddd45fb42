import type { JobName } from '@suki/db/jobs.table';
import { keysOf } from '@suki/domain/keys-of';
import type { TaskList } from 'graphile-worker';
import type { Dependencies } from '../dependencies.ts';
import { announceTrade } from './announce-trade.worker.ts';
import { countItemEvents } from './count-item-events.worker.ts';
import { deleteOldRows } from './delete-old-rows.worker.ts';
import { followParcel } from './follow-parcel.worker.ts';
import { handleCourierEvent } from './handle-courier-event.worker.ts';
import { handleXenditEvent } from './handle-xendit-event.worker.ts';
import { type JobWorker, taskOf } from './job-worker.ts';
import { notifyTrade } from './notify-trade.worker.ts';
import { reconcile } from './reconcile.worker.ts';
import { reconcileFully } from './reconcile-fully.worker.ts';
import { renewItemPages } from './renew-item-pages.worker.ts';
import { sendItemEvents } from './send-item-events.worker.ts';
import { sendPasswordMail } from './send-password-mail.worker.ts';
import { sendPayoutJob } from './send-payout.worker.ts';
import { sendRefundJob } from './send-refund.worker.ts';
import { sendVerificationMail } from './send-verification-mail.worker.ts';
import { tellArrivals } from './tell-arrivals.worker.ts';
import { tellReleases } from './tell-releases.worker.ts';
import { unlinkPaymentMethod } from './unlink-payment-method.worker.ts';

/** A worker for every job of the table: a missing worker does not compile. */
const workers: { readonly [Name in JobName]: JobWorker<Name> } = {
  'announce-trade': announceTrade,
  'count-item-events': countItemEvents,
  'delete-old-rows': deleteOldRows,
  'follow-parcel': followParcel,
  'handle-courier-event': handleCourierEvent,
  'handle-xendit-event': handleXenditEvent,
  'notify-trade': notifyTrade,
  reconcile,
  'reconcile-fully': reconcileFully,
  'renew-item-pages': renewItemPages,
  'send-item-events': sendItemEvents,
  'send-password-mail': sendPasswordMail,
  'send-payout': sendPayoutJob,
  'send-refund': sendRefundJob,
  'send-verification-mail': sendVerificationMail,
  'tell-arrivals': tellArrivals,
  'tell-releases': tellReleases,
  'unlink-payment-method': unlinkPaymentMethod,
};

export function taskList(dependencies: Dependencies): TaskList {
  const task = <Name extends JobName>(name: Name) => taskOf(workers[name], dependencies);
  return Object.fromEntries(keysOf(workers).map((name) => [name, task(name)]));
}

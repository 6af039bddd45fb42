import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import { countStaffAlerts, handleAlert, listStaffAlerts, recheckAlert } from '../../generated/staff-alerts.ts';
import type {
  AlertId,
  CountStaffAlerts200,
  HandleAlertBody,
  ListStaffAlertsQueue,
  ListStaffAlertsState,
  StaffAlert,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

/** What the staff have to look at, in one queue or in all of the caller's: open, the longest waiting first; handled, the latest first. */
export function useStaffAlerts(state: ListStaffAlertsState, queue: ListStaffAlertsQueue | null): List<StaffAlert> {
  const order = state === 'open' ? ({ order: 'asc' } as const) : ({ orderBy: 'updatedAt' } as const);
  return useList(staffKeys.alerts(state, queue ?? 'all'), (lastItemId) =>
    listStaffAlerts({
      state,
      ...order,
      ...(queue === null ? {} : { queue }),
      ...(lastItemId === null ? {} : { lastItemId }),
    }),
  );
}

/** How many alerts are open, together and in each queue of the caller. */
export function useStaffAlertCounts(): Fetched<CountStaffAlerts200> {
  return useFetched(staffKeys.alertCounts(), () => countStaffAlerts());
}

/** Marks an alert as handled. Somebody else may have been quicker: the lists are read again in any case. */
export function useHandleAlert(): Command<{ readonly id: AlertId } & HandleAlertBody, StaffAlert> {
  return useCommand(async ({ id, ...body }, mutate) => {
    try {
      return await handleAlert(id, body);
    } finally {
      void mutate(isAbout('staff-alert'));
    }
  });
}

/** Asks the gateway again about what an alert is about. What it settled shows in other lists too. */
export function useRecheckAlert(): Command<AlertId, StaffAlert> {
  return useCommand(async (id, mutate) => {
    try {
      return await recheckAlert(id);
    } finally {
      void mutate(isAbout('staff-alert', 'staff-refund', 'staff-payout', 'order'));
    }
  });
}

import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import {
  countStaffAlerts,
  handleAlert,
  listStaffAlerts,
  recheckAlert,
  releaseAlert,
  takeAlert,
} from '../../generated/staff-alerts.ts';
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

/** Alerts of one queue, or of all queues of the caller: open ones oldest first, handled ones newest first. */
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

/** The lists are fetched again in any case, because a colleague may have been quicker. */
function useAlertCommand<Input>(perform: (input: Input) => Promise<StaffAlert>): Command<Input, StaffAlert> {
  return useCommand(async (input, mutate) => {
    try {
      return await perform(input);
    } finally {
      void mutate(isAbout('staff-alert'));
    }
  });
}

/** Closes an alert with its cause. */
export const useHandleAlert = (): Command<{ readonly id: AlertId } & HandleAlertBody, StaffAlert> =>
  useAlertCommand(({ id, ...body }) => handleAlert(id, body));

/** Takes an alert; the answer says who has it, if a colleague was quicker. */
export const useTakeAlert = (): Command<AlertId, StaffAlert> => useAlertCommand((id) => takeAlert(id));

/** Gives an alert back to its queue. */
export const useReleaseAlert = (): Command<AlertId, StaffAlert> => useAlertCommand((id) => releaseAlert(id));

/** Compares the subject of an alert with the gateway again, which may also change refunds, payouts and orders. */
export function useRecheckAlert(): Command<AlertId, StaffAlert> {
  return useCommand(async (id, mutate) => {
    try {
      return await recheckAlert(id);
    } finally {
      void mutate(isAbout('staff-alert', 'staff-refund', 'staff-payout', 'order'));
    }
  });
}

import { takeAlert as take } from '@suki/db/queries/staff-alerts';
import type { Handler } from '../../../http/handler.ts';
import { alertCommand } from './alert-command.ts';

/** `PUT /staff/alert/{id}/take`. Of two people who take an alert at once, the first one has it; both are told who. */
export const takeAlert: Handler<'takeAlert'> = (call, dependencies) =>
  alertCommand(call, dependencies, ({ id }) =>
    take(dependencies.pool, id, { by: call.caller.userId, at: dependencies.clock.now() }),
  );

import { releaseAlert as release } from '@suki/db/queries/staff-alerts';
import type { Handler } from '../../../http/handler.ts';
import { alertCommand } from './alert-command.ts';

/** `PUT /staff/alert/{id}/release`. Whoever has it may be away, so any colleague of the queue can give it back. */
export const releaseAlert: Handler<'releaseAlert'> = (call, dependencies) =>
  alertCommand(call, dependencies, ({ id }) =>
    release(dependencies.pool, id, { by: call.caller.userId, at: dependencies.clock.now(), from: null }),
  );

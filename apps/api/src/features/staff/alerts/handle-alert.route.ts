import { closeAlert } from '@suki/db/queries/staff-alerts';
import { closeProblem } from '@suki/domain/alerts/close-alert';
import { ApiRefusal } from '../../../http/api-refusal.ts';
import type { Handler } from '../../../http/handler.ts';
import { alertCommand } from './alert-command.ts';

const problems = {
  foreign_cause: 'Choose one of the causes of this alert.',
  note_missing: 'Write what was behind it: “Something else” alone helps nobody.',
} as const;

/** `PUT /staff/alert/{id}/handle`. When two people close an alert at once, the answer names the first to both. */
export const handleAlert: Handler<'handleAlert'> = (call, dependencies) =>
  alertCommand(call, dependencies, async ({ id, event }) => {
    const { cause, note } = call.body;
    const closing = { cause, note: note || null };
    const problem = closeProblem(event, closing);
    if (problem !== null) throw new ApiRefusal('VALIDATION', { message: problems[problem] });
    await closeAlert(dependencies.pool, id, { ...closing, by: call.caller.userId, at: dependencies.clock.now() });
  });

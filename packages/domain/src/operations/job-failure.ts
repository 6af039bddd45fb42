/**
 * The reasons for which a job gave up, in words. The queue keeps the text of the last error, which may quote anything
 * that a service or the database said, also a mail address; so a person reads one of these and nothing of that text.
 */
const reasons = [
  {
    of: /cannot be reached|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|got none|TimeoutError|HTTP (429|5\d\d)/,
    text: 'The service behind it did not answer. Run it again when the service is back.',
  },
  {
    of: /HTTP 4\d\d/,
    text: 'The service behind it refused. Check what it was asked for before you run it again.',
  },
  {
    of: /Connection terminated|timeout exceeded when trying to connect|statement timeout|deadlock|terminating connection/,
    text: 'The database was away or busy. Run it again.',
  },
  {
    of: /ZodError|invalid_(type|format|value|union)|"code": ?"(invalid|too)/,
    text: 'The job is not in a form that this version knows. A developer has to look at it.',
  },
] as const;

const OTHER = 'An error in the program. A developer finds it in the log; run it again after the mend.';

/** Returns why a job gave up, in words for the staff. */
export function jobFailureText(lastError: string | null): string {
  return reasons.find(({ of }) => of.test(lastError ?? ''))?.text ?? OTHER;
}

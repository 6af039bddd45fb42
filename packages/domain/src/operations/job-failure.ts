/**
 * The reasons for which a job gave up, in words. The queue keeps the text of the last error, which may quote anything
 * that a service or the database said, also a mail address; so a person reads one of these and nothing of that text.
 */
const reasons = [
  {
    of: /cannot be reached|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|got none|TimeoutError|HTTP (429|5\d\d)/,
    text: 'The outside service did not answer. Run it again when the service is back.',
  },
  {
    of: /HTTP 4\d\d/,
    text: 'The outside service refused it. Find out why before you run it again.',
  },
  {
    of: /Connection terminated|timeout exceeded when trying to connect|statement timeout|deadlock|terminating connection/,
    text: 'Our database was away or busy. Run it again.',
  },
  {
    of: /ZodError|invalid_(type|format|value|union)|"code": ?"(invalid|too)/,
    text: 'This version cannot read the job. Tell a developer.',
  },
] as const;

const OTHER = 'Our program failed. Tell a developer, and run it again after the fix.';

/** Returns why a job gave up, in words for the staff. */
export function jobFailureText(lastError: string | null): string {
  return reasons.find(({ of }) => of.test(lastError ?? ''))?.text ?? OTHER;
}

import { moment } from '../../shell/when.ts';

/** The sentence for a refund that failed for a temporary reason, with the time of its next attempt. */
export function refundRetryText(retryAt: string): string {
  return `It did not go through, and we send it again ${moment(retryAt)}`;
}

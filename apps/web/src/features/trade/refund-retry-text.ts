import { moment } from '../../shell/when.ts';

/** The sentence for a refund that failed for a temporary reason, with the time of its next attempt. */
export function refundRetryText(retryAt: string): string {
  return `It didn’t go through. We’ll send it again ${moment(retryAt)}`;
}

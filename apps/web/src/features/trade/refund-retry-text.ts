import { moment } from '../../shell/when.ts';

/** That a refund did not go through for a reason that may pass, and when it is sent again. */
export function refundRetryText(retryAt: string): string {
  return `It did not go through, and we send it again ${moment(retryAt)}`;
}

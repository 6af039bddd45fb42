/**
 * Messages of a page after an action. The address carries the key only, so that a link cannot put words on our page.
 */
export const notices = {
  approve: 'Approved. The webhook is on its way.',
  lie: 'Approved. The webhook on its way claims ₱1 instead of the amount.',
  lie_amount: 'Approved as ₱1. The webhook is on its way, and whoever reads the payment sees ₱1 too.',
  lie_currency: 'Approved in US dollars. The webhook is on its way, and whoever reads the payment sees them too.',
  lie_reference:
    'Approved under another reference. The webhook is on its way, and whoever reads the payment sees it too.',
  claim: 'A webhook that is not true is on its way. Nothing changed here.',
  fail: 'Failed. The webhook is on its way.',
  expire: 'Expired. The webhook is on its way.',
  repeat: 'The webhook goes out once more.',
  stale: 'A webhook that says PENDING goes out, older than the last one.',
  succeed: 'Succeeded. The webhook is on its way.',
  reverse: 'Reversed. The webhook is on its way.',
  dispute: 'The payer’s bank questions the payment. The webhook is on its way.',
  dispute_win: 'The bank leaves the money with the shop. The webhook is on its way.',
  dispute_lose: 'The bank has taken the money back. The webhook is on its way.',
  resend: 'The webhook goes out once more.',
  mode: 'Changed. It holds from the next webhook on.',
  behaviour: 'Changed. It holds from the next payout on.',
  refund_behaviour: 'Changed. It holds from the next refund on.',
  fault: 'The next calls that it is for meet this failure.',
  faults_cleared: 'No call meets a failure any more.',
  moved: 'The event is noted. The webhook is on its way.',
  reset: 'Everything is forgotten.',
  too_late: 'Nothing changed: the status does not allow it any more.',
  unreadable: 'Nothing changed: a field was not filled in as it should be.',
} as const;

export type NoticeKey = keyof typeof notices;

/** Returns the words for a key of an address; undefined for any other text. */
export function noticeOf(key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(notices, key) ? notices[key as NoticeKey] : undefined;
}

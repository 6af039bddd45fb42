export const paymentTexts = {
  label: 'Pay with',
  upTo: (limit: string) => `Up to ${limit}`,
  exceed: (limit: string) => `EXCEED: at most ${limit}`,
  saved: {
    linked: 'Linked',
    expired: 'EXPIRED: link it again in your wallet',
    down: 'DOWNTIME: the bank rests for a while',
    downUntil: (moment: string) => `DOWNTIME: the bank rests until ${moment}`,
    tooMuch: 'EXCEED: above what it takes at once',
  },
  noneTitle: 'The amount is above what every wallet takes at once.',
  opening: (channel: string) => `Opening ${channel}`,
  waiting: 'We are waiting for word from your wallet or bank. This page changes by itself.',
  waitingLong:
    'Still no word from your wallet or bank. If you have paid, nothing is lost: the payment is recorded when it arrives.',
  failed: 'The payment did not go through. No money has moved. Try again, or pay another way.',
  failedThere:
    'Your wallet or bank says that it did not go through. We wait until it has told us; then you can pay another way here.',
  cancelled: 'You left the payment before its end. Go on with it while the time runs.',
  unstarted: 'The payment could not be started. No money has moved. Try again, or pay another way.',
  unknown: 'We do not know yet whether it went through. You are not charged twice; this page changes by itself.',
  unknownLong: 'We still do not know of a payment. Press again when you like: you are not charged twice.',
  takenBack: 'The payment of this deposit was taken back. Pay it again.',
  held: 'Do not pay again: our staff have been told, and settle it with the payment service. This page changes by itself.',
  awaitedHeadline: 'We are waiting for word about your payment.',
  awaitedUntil: (deadline: string) =>
    `You need not pay again. When no word has come by ${deadline}, this closes, and a payment that comes later goes back to you.`,
  heldHeadline: 'We are looking into your payment.',
  heldUntil: (deadline: string) =>
    `When it is not settled by ${deadline}, this closes. What you paid is not lost: our staff see to it.`,
  again: 'Your payment is still open: go on where you left it.',
  open: {
    title: 'Your payment',
    with: (channel: string) => `You have begun to pay with ${channel}.`,
    goOn: (channel: string) => `Continue with ${channel}`,
    change: (channel: string) =>
      `To pay another way, cancel it on the page of ${channel} first. The ways to pay come back here when ${channel} has told us.`,
    changeSaved: 'When it does not go through, the ways to pay come back here.',
  },
} as const;

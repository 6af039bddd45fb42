export const paymentTexts = {
  label: 'Pay with',
  upTo: (limit: string) => `Up to ${limit}`,
  exceed: (limit: string) => `Takes up to ${limit}. Choose another way to pay.`,
  exceedWallet: (limit: string) => `Takes up to ${limit}. Pay by card or bank instead.`,
  saved: {
    linked: 'Linked',
    expired: 'Expired. Link it again under “Card or bank”.',
    down: 'Under maintenance for a short while. Choose another way to pay.',
    downUntil: (moment: string) => `Under maintenance until ${moment}. Choose another way to pay, or come back then.`,
    tooMuch: 'This is more than it takes in one payment. Choose another way to pay.',
  },
  link: {
    title: 'Card or bank',
    detail: (names: string) => `${names}. Link it here, then pay.`,
    about: 'Link it once. Nothing is charged until you press Pay.',
  },
  chooseFirst: 'Choose how to pay first.',
  linkFirst: 'Link your card or bank first.',
  noneTitle: 'This is more than any card, bank or e-wallet takes in one payment.',
  opening: (channel: string) => `Opening ${channel}`,
  waiting: 'Waiting for your wallet or bank to confirm. This page updates by itself.',
  waitingLong:
    'Still waiting for your wallet or bank. If you already paid, nothing is lost: we record the payment when it arrives.',
  failed: 'The payment didn’t go through. No money has moved. Try again, or pay another way.',
  failedThere:
    'Your wallet or bank says it didn’t go through. As soon as it tells us too, you can pay another way here.',
  cancelled: 'You left before the payment was done. Continue while there’s still time.',
  unstarted: 'We couldn’t start the payment. No money has moved. Try again, or pay another way.',
  unknown: 'We don’t know yet if it went through. You won’t be charged twice. This page updates by itself.',
  unknownLong: 'We still see no payment. You can press again: you won’t be charged twice.',
  takenBack: 'The payment of this deposit was reversed. Pay it again.',
  held: 'Please don’t pay again. Our team is settling it with the payment service. This page updates by itself.',
  awaitedHeadline: 'Waiting for your payment to be confirmed.',
  awaitedUntil: (deadline: string) =>
    `You don’t need to pay again. If nothing is confirmed by ${deadline}, this closes, and we refund a payment that arrives later.`,
  heldHeadline: 'We’re looking into your payment.',
  heldUntil: (deadline: string) =>
    `If it isn’t settled by ${deadline}, this closes. What you paid isn’t lost: our team takes care of it.`,
  again: 'Your payment is still open. Continue where you left off.',
  open: {
    title: 'Your payment',
    with: (channel: string) => `You started to pay with ${channel}.`,
    goOn: (channel: string) => `Continue with ${channel}`,
    change: (channel: string) =>
      `To pay another way, cancel on the ${channel} page first. Your options come back here once ${channel} tells us.`,
    changeSaved: 'If it doesn’t go through, you can choose another way to pay here.',
  },
} as const;

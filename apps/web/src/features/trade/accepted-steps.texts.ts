import { HOUR_MS } from '@suki/domain/config/durations';
import { saleWindows } from '@suki/domain/config/sale-windows';
import { timerWindows } from '@suki/domain/config/timers';

const payHours = (timerWindows.accepted_payment_window.windowMs ?? 0) / HOUR_MS;
const shipHours = saleWindows.shipMs / HOUR_MS;

/** What follows once a seller has accepted a bid. Nothing is confirmed a second time (lifecycle, E37b). */
export const acceptedSteps = [
  {
    id: 'pay',
    lead: `The bidder pays within ${payHours} hours.`,
    text: 'Their deposit says that they mean it. If they do not pay, most of it is yours and your own comes back.',
  },
  {
    id: 'send',
    lead: 'You send it to us',
    text: `within ${shipHours} hours after the payment, and we inspect it. Accepting is your word: nothing else has to be confirmed.`,
  },
  { id: 'paid', lead: 'It passes.', text: 'Your income is in your wallet, and your deposit goes back.' },
] as const;

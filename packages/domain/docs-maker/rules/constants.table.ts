import type { RuleRow } from './rule-row.ts';

const motion = 'packages/ui/src/tokens/motion.test.ts#%s in the time of the specification';
const progress = 'packages/ui/src/components/foundations/RouteProgressBar';
const toast = 'packages/ui/src/components/overlays/Toast';
const decisions = 'config/decisions.test.ts';
const methodExpiry = 'payments/payment-methods.test.ts#%s of %s, last changed at %s, ends at %s';
const quiet = 'time/time.test.ts#the quiet window at $now: $is';

/** Specification, section 9: business constants and limits. */
export const constantRules: readonly RuleRow[] = [
  {
    sentence: 'API timeout 60 s.',
    proofs: [
      [
        'packages/sdk/src/http.ts#http',
        'packages/sdk/src/http-timeout.test.ts#a call waits 60 s for its answer; then none came: -1',
      ],
    ],
  },
  {
    sentence: 'Notice toast default 1000 ms.',
    proofs: [
      [
        `${toast}/toast-store.ts#toastDurationMs`,
        `${toast}/toast-store.test.ts#a toast shows for 1000 ms, fades for 140 ms and is gone`,
      ],
    ],
  },
  {
    sentence: 'Fades 140 ms (toast) and 200 ms (spinner)',
    proofs: [
      [`${toast}/toast-store.ts#toastFadeMs`, `${toast}/toast-store.test.ts#the times are those of the specification`],
      ['packages/ui/src/tokens/scales.ts#motion', `${motion} › the toast fades`],
      ['packages/ui/src/tokens/scales.ts#motion', `${motion} › the spinner fades`],
    ],
  },
  {
    sentence: 'spinner turn 1 s.',
    proofs: [['packages/ui/src/tokens/scales.ts#motion', `${motion} › the spinner turns once`]],
  },
  {
    sentence:
      'Progress bar: start 10 percent; to 70 percent in steps of about 3 to 5 every 200 ms; then to 90 percent in steps of about 1 to 3 every 500 ms; at the end 100 percent, reset after 220 ms.',
    proofs: [
      [
        `${progress}/route-progress.ts#startPercent`,
        `${progress}/route-progress.test.ts#it starts at 10 percent at once`,
      ],
      [
        `${progress}/route-progress.ts#nextPercent`,
        `${progress}/route-progress.test.ts#%s › below 70 the least step is 3`,
      ],
      [
        `${progress}/route-progress.ts#nextPercent`,
        `${progress}/route-progress.test.ts#%s › from 70 the largest step is 3`,
      ],
      [
        `${progress}/route-progress.ts#delayAtMs`,
        `${progress}/route-progress.test.ts#at %d percent the next step comes after %s ms`,
      ],
      [
        `${progress}/route-progress.ts#resetAfterMs`,
        `${progress}/route-progress.test.ts#at the end it jumps to 100 and is reset after 220 ms`,
      ],
    ],
  },
  {
    sentence: 'Three environments (test, staging, production; production blank).',
    proofs: [
      ['config/environments.ts#environments', `${decisions}#identity › environments`],
      ['config/environments.ts#baseAddresses', `${decisions}#identity › the blank address of production`],
      ['config/environments.ts#isEnvironment', `${decisions}#every environment but production has an address`],
      ['apps/web/src/env.server.ts#readEnvironment', 'apps/web/src/env.server.test.ts#production refuses %s'],
    ],
  },
  {
    sentence: 'Address list page size 15 by default, sorted by createdAt descending.',
    proofs: [
      ['config/lists.ts#addressPageSize', `${decisions}#page sizes and their defaults`],
      ['config/lists.ts#defaultOrder', `${decisions}#page sizes and their defaults`],
      [
        'apps/api/src/http/list-options.ts#listOptions',
        'apps/api/src/features/addresses/addresses.test.ts#lists have fifteen on a page unless another size is asked for, and go on where they ended',
      ],
    ],
  },
  {
    sentence: 'Other page sizes: 10 default, 180, choices 10, 15, 20.',
    proofs: [['config/lists.ts#pageSizes', `${decisions}#page sizes and their defaults`]],
  },
  {
    sentence: 'Card expiry is the end of the expiry month.',
    proofs: [
      ['payments/card-expiry.ts#endOfCard', 'payments/payment-methods.test.ts#a card for %s/%s is expired at %s: %s'],
      ['payments/card-expiry.ts#normaliseCardExpiry', 'payments/payment-methods.test.ts#the expiry %s/%s'],
    ],
  },
  {
    sentence: 'GrabPay ewallet expiry shown as one year after last update.',
    proofs: [['payments/payment-method-expiry.ts#paymentMethodExpiry', `${methodExpiry} › GRABPAY`]],
  },
  {
    sentence: 'Direct debit: BPI one month, ChinaBank three months, UBP one year after last update.',
    proofs: [
      ['payments/payment-method-expiry.ts#paymentMethodExpiry', `${methodExpiry} › BPI`],
      ['payments/payment-method-expiry.ts#paymentMethodExpiry', `${methodExpiry} › CHINABANK`],
      ['payments/payment-method-expiry.ts#paymentMethodExpiry', `${methodExpiry} › UBP`],
    ],
  },
  {
    sentence:
      'Sell fee tiers by price (fee): 0-1000: 50; 1000-3000: 100; 3000-6000: 150; 6000-8000: 200; 8000-10000: 250; 10000-15000: 300; 15000-20000: 350; 20000 and above: 399.',
    proofs: [
      ['fees/sell-fee.table.ts#sellFee', 'fees/fees.test.ts#the sell fee of ₱%s is ₱%s: a tier owns its lower edge'],
      ['fees/fee-tier.ts#feeOfTier', 'fees/fees.test.ts#a price below every tier is a mistake'],
    ],
  },
  {
    sentence:
      'Flash fee table: 0-1000: 50; 1000-5000: 150; 5000-10000: 375; 10000-15000: 625; 15000-20000: 875; 20000 and above: 999.',
    proofs: [
      ['fees/flash-fee.table.ts#flashFee', 'fees/fees.test.ts#the flash fee of ₱%s is ₱%s'],
      ['fees/fee-tier.ts#feeOfTier', 'fees/fees.test.ts#a price below every tier is a mistake'],
    ],
  },
  {
    sentence: 'Fees are a percentage or fixed amount, floored to 2 decimals, clamped to min and max',
    proofs: [
      ['fees/apply-fee.ts#applyFee', 'fees/fees.test.ts#a fee rule › floors to the centavo'],
      ['fees/apply-fee.ts#applyFee', 'fees/fees.test.ts#a fee rule › stands on minFee'],
      ['fees/apply-fee.ts#applyFee', 'fees/fees.test.ts#a fee rule › stands on maxFee'],
      ['fees/apply-fee.ts#applyFee', 'fees/fees.test.ts#a fixed fee of a fraction of a centavo is a mistake'],
    ],
  },
  {
    sentence: 'income is price minus tech service, payment and operational fees.',
    proofs: [
      ['fees/income.ts#income', 'fees/fees.test.ts#of ₱$price is ₱$left'],
      ['fees/income.ts#income', 'fees/fees.test.ts#and the fees always add up to the price'],
    ],
  },
  {
    sentence: 'Discount: 75 percent of a value; discount price rounded down to a multiple of 50.',
    proofs: [
      ['config/prices.ts#discount', `${decisions}#prices › discount`],
      ['money/price-rule.ts#discountPrice', 'money/money.test.ts#75 % of $value centavos, down to ₱50, is $discounted'],
    ],
  },
  {
    sentence:
      'Delivery days by region [min,max]: NCR 1-1; SOUTH LUZON 1-2; NORTH LUZON 1-2; VISAYAS 2-5; MINDANAO 3-6; PUERTO PRINCESA 2-3; BATANES 3-5; CORON 3-4; LUZON ISLAND 2-4; MARINDUQUE, MASBATE, MINDORO, CATANDUANES 2-4.',
    proofs: [
      [
        'delivery/regions.table.ts#legDays',
        'delivery/delivery.test.ts#%s is %i to %i days from the warehouse, either way',
      ],
      [
        'delivery/regions.table.ts#deliveryRegions',
        'delivery/delivery.test.ts#there is no region beside these, and the unknown ones have their defaults',
      ],
    ],
  },
  {
    sentence: 'Default seller to NCR 3-3',
    proofs: [
      [
        'delivery/regions.table.ts#unknownSellerLeg',
        'delivery/delivery.test.ts#there is no region beside these, and the unknown ones have their defaults',
      ],
    ],
  },
  {
    sentence: 'NCR to buyer 2-2.',
    proofs: [
      [
        'delivery/regions.table.ts#unknownBuyerLeg',
        'delivery/delivery.test.ts#there is no region beside these, and the unknown ones have their defaults',
      ],
    ],
  },
  {
    sentence: 'Add 1 day processing and 1 day at the warehouse.',
    proofs: [
      [
        'delivery/delivery-days.ts#deliveryDays',
        'delivery/delivery.test.ts#$lane from $sellerRegion to $buyerRegion: $days',
      ],
    ],
  },
  {
    sentence: 'Time options: 5, 15, 60 minutes; 24, 36 hours; 7, 14, 30 days.',
    proofs: [['config/time-options.ts#timeOptions', `${decisions}#time options`]],
  },
  {
    sentence: 'A limit of 699000 exists',
    proofs: [
      ['config/prices.ts#priceLimits', `${decisions}#prices › the limit of 699000`],
      ['money/price-rule.ts#isAllowedPrice', 'money/money.test.ts#$price centavos may stand in the book: $is'],
    ],
  },
  { sentence: 'its use is not shown.', open: 'Decisions, "Prices and money": the highest price.' },
  {
    sentence: 'A quiet window is detected Monday to Friday in the China timezone around 22:00-22:30 and 00:00-02:00.',
    proofs: [
      ['time/quiet-window.ts#isQuietWindow', quiet],
      ['time/quiet-window.ts#quietWindowEnd', 'time/moments.test.ts#the quiet window of %s ends at %s'],
    ],
  },
  {
    sentence: 'Messages show "Just now" within 5 minutes.',
    proofs: [['time/message-time.ts#messageTime', 'time/time.test.ts#$agoMs ms ago reads $text']],
  },
  {
    sentence: 'Sold counts shortened at 10k (k+), 1m (mn+), 1bn+.',
    proofs: [['catalogue/sold-count.ts#soldCount', 'users/users.test.ts#%s sold reads %s']],
  },
  {
    sentence: '12 avatar choices (numbered static images, 300 by 300).',
    proofs: [
      [
        'users/avatars.ts#avatarNumbers',
        'users/users.test.ts#every account begins with one of the twelve avatars, always the same',
      ],
      [
        'users/avatars.ts#AVATAR_SIZE_PX',
        'apps/web/src/features/account/profile/avatar-path.test.ts#avatar %i is a static picture of 300 by 300',
      ],
    ],
  },
  {
    sentence: 'Currency keeps 2 decimals',
    proofs: [
      ['money/format-money.ts#formatMoney', 'money/money.test.ts#$amount centavos read $text › ₱1,250.50'],
      [
        'money/centavos.ts#centavos',
        'money/money.test.ts#an amount that is not whole, or beyond all money, is refused at the door',
      ],
    ],
  },
  {
    sentence: 'the fraction is hidden when .00.',
    proofs: [['money/format-money.ts#formatMoney', 'money/money.test.ts#$amount centavos read $text › ₱1,250']],
  },
  {
    sentence: 'Size systems: eu, us_m, us_w, uk, cm, kr, asia, us, no_size_conversion.',
    proofs: [['catalogue/size-systems.ts#sizeSystems', 'catalogue/catalogue.test.ts#size systems']],
  },
  {
    sentence: 'Tracking events: click, conversion, view.',
    proofs: [
      [
        'catalogue/tracking-events.ts#trackingEvents',
        'catalogue/catalogue.test.ts#what is counted of a search: click, conversion, view',
      ],
    ],
    note: 'Nothing sends them yet.',
  },
  {
    sentence: 'The message panel shows at most 3 transactions.',
    proofs: [
      ['config/lists.ts#PANEL_TRANSACTIONS_MAX', `${decisions}#page sizes and their defaults`],
      [
        'payments/panel-transactions.ts#panelTransactions',
        'payments/panel-transactions.test.ts#of the transactions $known the message panel shows $shown',
      ],
    ],
    note: 'No screen has this panel yet.',
  },
];

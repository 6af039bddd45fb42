import type { RuleRow } from './rule-row.ts';

const specified = 'trade/facts/statuses.test.ts#the $what are those of the specification';
const methods = 'payments/payment-methods.test.ts';
const clientState = 'packages/sdk/src/client-state.ts';
const clientStateTest = 'packages/sdk/src/client-state.test.ts';
const undone = 'packages/sdk/src/optimistic.test.ts#a change that fails $what, and the failure is told';

/** Specification, section 4: states and transitions. */
export const stateRules: readonly RuleRow[] = [
  {
    sentence:
      'Ask statuses: to_pay, listed, buyer_to_pay, confirming_buyer_order, to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, transaction_closed, transaction_successful.',
    proofs: [['trade/facts/statuses.ts#askStatuses', `${specified} › statuses of an ask`]],
  },
  {
    sentence:
      'Ask detail steps: step 1 always shown; to_pay 2; listed and buyer_to_pay 3; confirming_buyer_order and to_ship 4; on_way_to_warehouse 5; platform_received, under_inspection, pending_buyer_confirmation 6; transaction_closed and transaction_successful 7.',
    proofs: [['trade/facts/steps.ts#askSteps', 'trade/view/view.test.ts#an ask in %s stands at step %s']],
  },
  {
    sentence:
      'Bid statuses: to_pay, bid_active, buyer_to_pay, seller_to_pay_deposit (group 1); bid_closed (group 2); bid_successful also exists.',
    proofs: [
      ['trade/facts/statuses.ts#bidStatuses', `${specified} › statuses of a bid`],
      ['trade/facts/tabs.ts#bidTabs', 'config/decisions.test.ts#tabs of asks, bids and orders'],
    ],
  },
  {
    sentence:
      'Labels: to_pay "Awaiting Deposit Payment"; bid_active "Bid is now Live"; seller_to_pay_deposit on hold awaiting seller deposit; buyer_to_pay "Bid Accepted: Awaiting Payment".',
    proofs: [['texts/statuses.en.ts#statusesEn', 'trade/facts/statuses.test.ts#a bid in %s reads "%s"']],
  },
  {
    sentence:
      'Order statuses (buyer): to_pay, confirming_buyer_order, seller_to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, platform_to_ship, to_receive, transaction_successful, transaction_closed.',
    proofs: [['trade/facts/statuses.ts#orderStatuses', `${specified} › statuses of an order`]],
  },
  {
    sentence:
      'Order steps: to_pay 2; confirming_buyer_order, seller_to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, platform_to_ship 3; to_receive 4; transaction_closed and transaction_successful 5.',
    proofs: [['trade/facts/steps.ts#orderSteps', 'trade/view/view.test.ts#an order in %s stands at step %s']],
  },
  {
    sentence:
      'Actions: confirm order (server returns the new status code), cancel, cancel accepted bid, confirm verifications (with result), confirm received, seller deliver, send reminder, rush order.',
    proofs: [
      ['trade/table/transitions.table.ts#transitions', 'trade/table/transitions.test.ts#the transition table'],
      [
        'trade/table/command-entries.table.ts#commandEntries',
        'trade/table/lifecycle-rows.test.ts#every command has an entry, and exactly those of timers come from the sweeper',
      ],
      ['trade/view/view.ts#viewOrder', 'trade/view/view.test.ts#in %s the %s may %j'],
    ],
  },
  {
    sentence: 'A reminder or rush marks the ask, bid or order as reminderSent or rushOrder.',
    proofs: [
      ['trade/decide/decide-nudge.ts#decideRemind', 'trade/decide/decide-nudge.test.ts#%s marks the %s › N1'],
      [
        'trade/decide/decide-nudge.ts#decideRemind',
        'trade/decide/decide-nudge.test.ts#once in each state, and only by the side that waits',
      ],
      ['trade/decide/decide-nudge.ts#decideRushAsk', 'trade/decide/decide-nudge.test.ts#%s marks the %s › N4'],
      ['trade/decide/decide-nudge.ts#decideRushOrder', 'trade/decide/decide-nudge.test.ts#%s marks the %s › N5'],
    ],
  },
  {
    sentence: 'Which transitions the server allows is not shown.',
    open: '[Every transition](transitions.md), with the [rows of the life cycle](lifecycle-rows.md).',
  },
  {
    sentence: 'Deposit states: due, under_hold, returned, deducted.',
    proofs: [
      ['trade/facts/statuses.ts#depositStatuses', `${specified} › states of a deposit`],
      [
        'deposits/deposit-moves.ts#isAllowedDepositMove',
        'trade/facts/statuses.test.ts#a deposit goes from %s to %s: %s',
      ],
    ],
    note: 'Ours besides: `voided`, a deposit that was never paid and is wanted no more.',
  },
  {
    sentence: 'The deposit is returned automatically when a listing is cancelled or a transaction completes.',
    proofs: [
      [
        'trade/decide/decide-ask.ts#decideCancelAsk',
        'trade/decide/decide.test.ts#gives the deposit back (E08) or voids it (E07)',
      ],
      [
        'trade/decide/decide-warehouse.ts#decidePass',
        'trade/decide/decide.test.ts#pays the seller, returns the deposit and publishes the sale',
      ],
      [
        'trade/money/money-of-deposit.ts#depositMoney',
        'apps/api/src/features/asks/asks.test.ts#gives the deposit back, once, and leaves the book (E08)',
      ],
    ],
  },
  {
    sentence: 'Timeout kinds: platform_to_ship, seller_to_receive, buyer_inspection_timeout.',
    proofs: [
      [
        'trade/facts/timeout-kinds.table.ts#timeoutKindOf',
        'trade/facts/timeout-kinds.test.ts#the timer %s makes the timeout %s',
      ],
      [
        'trade/facts/timeout-kinds.table.ts#timeoutKinds',
        'trade/facts/timeout-kinds.test.ts#the timeouts are those of the specification, and each lapses by a row of the table',
      ],
    ],
    note: 'Names for timers of ours; no call answers them yet.',
  },
  {
    sentence:
      'Closure reasons: platform_inspection_failed, buyer_inspection_failed, buyer_inspection_timeout, no_return_required; deposit outcome: returned or deducted.',
    proofs: [
      ['trade/facts/statuses.ts#closureReasons', `${specified} › closure reasons`],
      [
        'trade/table/transitions.table.ts#transitions',
        'trade/table/transitions.test.ts#what a row closes has a reason, and only that',
      ],
      ['deposits/deposit-moves.ts#depositMoves', 'trade/facts/statuses.test.ts#a deposit goes from %s to %s: %s'],
    ],
  },
  {
    sentence:
      'Transaction/payout statuses: accepted, succeeded, failed, reversed, cancelled; uppercase variants PENDING, ACCEPTED, REQUESTED, FAILED, SUCCEEDED, CANCELLED, REVERSED.',
    proofs: [
      [
        'config/money-statuses.ts#walletStatuses',
        'config/decisions.test.ts#payouts read as one of the wallet’s statuses',
      ],
      ['trade/facts/statuses.ts#payoutStatuses', `${specified} › statuses of a payout`],
    ],
  },
  {
    sentence: 'Payment method statuses: REQUIRES_ACTION, ACTIVE, INACTIVE, EXPIRED, PENDING, FAILED, DOWNTIME, EXCEED.',
    proofs: [
      ['config/payment-methods.ts#paymentMethodStatuses', 'config/decisions.test.ts#payment methods'],
      [
        'payments/payment-method-status.ts#shownStatus',
        `${methods}#%s stands as it is, whatever the hour and the amount`,
      ],
      ['payments/payment-method-status.ts#shownStatus', `${methods}#%s with %s pesos to pay is %s`],
    ],
  },
  {
    sentence: 'Payment attempt: PENDING, SUCCEEDED, FAILED.',
    proofs: [['trade/facts/statuses.ts#attemptStatuses', `${specified} › statuses of a payment attempt`]],
  },
  {
    sentence: 'Coupon: active, expired, disabled.',
    proofs: [
      [
        'coupons/coupon.ts#couponStatuses',
        'coupons/coupon.test.ts#the $what are those of the specification › statuses of a coupon',
      ],
      ['coupons/coupon-status.ts#couponStatus', 'coupons/coupons.test.ts#$what is $status'],
    ],
  },
  {
    sentence: 'User coupon: active, expired, used.',
    proofs: [
      [
        'coupons/coupon.ts#claimedCouponStatuses',
        'coupons/coupon.test.ts#the $what are those of the specification › statuses of a claimed coupon',
      ],
      ['coupons/coupon-status.ts#claimedCouponStatus', 'coupons/coupons.test.ts#of somebody, $what, is $status'],
    ],
  },
  {
    sentence: 'Promo scope: all, category, item.',
    proofs: [['coupons/coupon-refusal.ts#couponRefusal', 'coupons/coupons.test.ts#$what: $refusal']],
  },
  {
    sentence: 'Coupon source: all, registration, promoCode.',
    proofs: [
      [
        'coupons/coupon.ts#couponSources',
        'coupons/coupon.test.ts#the $what are those of the specification › sources of a coupon',
      ],
      ['coupons/promo-code.ts#isPromoCode', 'coupons/coupons.test.ts#"$text" is the promo code $code: $is'],
    ],
  },
  {
    sentence: 'Promotion types: percentage or fixed.',
    proofs: [
      [
        'coupons/coupon-amount.ts#couponAmount',
        'coupons/coupons.test.ts#$value of $price centavos is $amount, a fraction dropped',
      ],
      ['coupons/coupon-value-rule.ts#isCouponValue', 'coupons/coupons.test.ts#a coupon may give $value: $is'],
    ],
  },
  {
    sentence:
      'Delivery: inforeceived, transit, pickup, undelivered, delivered, notfound, exception, expired, pending, with detailed sub-statuses (not shown).',
    proofs: [
      [
        'delivery/delivery-label.ts#deliveryLabel',
        'delivery/delivery.test.ts#$status without sub-status, or with one that nobody knows, reads $label',
      ],
      ['delivery/delivery-label.ts#deliveryLabel', 'delivery/delivery.test.ts#%s/%s (%s) reads %s'],
    ],
  },
  {
    sentence:
      'Refund or payout kinds: item_refund, fine, deposit_refund, compensation, sell_income, item_partial_refund, partial_deposit_refund.',
    proofs: [['trade/facts/decision.ts#transactionKinds', `${specified} › kinds of refunds and payouts`]],
  },
  {
    sentence: 'Shipping: standard or flash.',
    proofs: [
      ['trade/facts/statuses.ts#lanes', `${specified} › lanes`],
      [
        'delivery/delivery-days.ts#deliveryDays',
        'delivery/delivery.test.ts#$lane from $sellerRegion to $buyerRegion: $days',
      ],
    ],
  },
  {
    sentence: 'A card is shown as expired once the end of its expiry month has passed.',
    proofs: [
      ['payments/payment-method-status.ts#shownStatus', `${methods}#a card for 11/26 is at %s %s`],
      ['payments/card-expiry.ts#isCardExpired', `${methods}#a card for %s/%s is expired at %s: %s`],
    ],
  },
  {
    sentence: 'Direct-debit methods of one bank show as downtime during a downtime window.',
    proofs: [
      [
        'payments/payment-method-status.ts#shownStatus',
        `${methods}#the direct debit of %s is at %s %s, though its own date has passed`,
      ],
      ['payments/payment-method-status.ts#isInDowntime', `${methods}#only direct debits rest`],
    ],
  },
  {
    sentence: "The default payment is the one whose id matches the user's defaultPayment and is active",
    proofs: [
      [
        'payments/payment-method-row.ts#paymentMethodRow',
        `${methods}#is the default while it is active, also when it rests or does not take the amount`,
      ],
      [
        'payments/sort-payment-methods.ts#sortPaymentMethods',
        `${methods}#gives a default that is not active no place of its own`,
      ],
    ],
  },
  {
    sentence: 'it goes first.',
    proofs: [
      [
        'payments/sort-payment-methods.ts#sortPaymentMethods',
        `${methods}#is the active default, then the newest; what has no moment stands last`,
      ],
    ],
  },
  {
    sentence: 'The rest are sorted by createdAt.',
    proofs: [
      [
        'payments/sort-payment-methods.ts#sortPaymentMethods',
        `${methods}#counts moments, not texts, and leaves equal ones as they came`,
      ],
    ],
  },
  {
    sentence: 'On logout all lists are cleared.',
    proofs: [
      [
        'packages/sdk/src/hooks/users.ts#useForgetPerson',
        'packages/sdk/src/keys.test.ts#after a sign-out only facts that are the same for everyone stay',
      ],
    ],
  },
  {
    sentence: 'Marking messages read lowers the unread count and rolls back on failure unless told not to.',
    proofs: [
      [
        `${clientState}#withLessUnread`,
        `${clientStateTest}#reading in tab %s lowers its count by %i to %i, never below zero`,
      ],
      ['packages/sdk/src/hooks/inbox.ts#useReadMessages', `${undone} › is undone`],
      ['packages/sdk/src/optimistic.ts#optimistic', `${undone} › stays when it was told to`],
    ],
  },
  {
    sentence: 'Choosing a default address or withdrawal account moves it to the top and clears the flag on the others.',
    proofs: [
      [
        `${clientState}#withDefaultFirst`,
        `${clientStateTest}#the chosen default moves to the top and the flag leaves the others`,
      ],
    ],
  },
  { sentence: 'A failed deletion of a saved brand restores it.', later: 'saved items and brands' },
  {
    sentence: 'The balance-hide toggle reverts on failure.',
    proofs: [['packages/sdk/src/hooks/users.ts#useSetBalanceHidden', `${undone} › is undone`]],
  },
  {
    sentence: "Initial address load selects the first address and sets the user's region unless told not to.",
    proofs: [
      [
        `${clientState}#regionOfInitialAddress`,
        `${clientStateTest}#the region of the first address at the initial load: %s`,
      ],
    ],
  },
  {
    sentence: 'Initial withdrawal account load selects the first only if it is default and not invalid.',
    proofs: [
      [
        `${clientState}#initialWithdrawalAccount`,
        `${clientStateTest}#the first withdrawal account is selected at first: %s`,
      ],
    ],
  },
  {
    sentence: 'The coupon list for tab selectCoupon is replaced wholesale on refetch.',
    later: 'the calls and screens of coupons',
  },
  {
    sentence:
      'An anonymous user who signs in with a provider loses the stored anonymous id after a successful non-anonymous login.',
    proofs: [
      [
        'apps/web/src/session/session.ts#loadIdentity',
        'apps/web/src/session/session.test.ts#the stored id of a visitor $what',
      ],
    ],
  },
];

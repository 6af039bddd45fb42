import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { askTabs, bidTabs, orderTabs } from '../trade/facts/tabs.ts';
import { cardBrandPrefixes } from './card-brands.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { baseAddresses, environments, isEnvironment } from './environments.ts';
import { buyerFees, sellerFees } from './fees.ts';
import {
  anonymousSession,
  CODES_SENT_PER_MINUTE,
  CODES_TRIED_PER_MINUTE,
  codeLimits,
  freshSignIn,
  PATH_AFTER_LOGIN,
  REGISTERED_LOOKUPS_PER_MINUTE,
  SIGN_IN_TOAST_MS,
  signInProviders,
  TOKEN_CLOCK_TOLERANCE_SECONDS,
  VERIFICATIONS_TRIED_PER_MINUTE,
  verificationMailLimits,
  WEB_SESSION_HOURS,
} from './identity.ts';
import {
  accountHolderLength,
  accountNumberDigits,
  LANDMARK_LENGTH_MAX,
  nameLength,
  namePunctuation,
  oneTimeCode,
  POSTAL_CODE_DIGITS,
  passwordLength,
  recipientLength,
  streetLength,
  UPLOAD_MEGABYTES_MAX,
  UPLOAD_MEGAPIXELS_MAX,
  UPLOAD_QUALITY,
} from './input.ts';
import { reportLimits } from './inspection.ts';
import {
  addressPageSize,
  BOOK_LOG_LINES_MAX,
  BOOK_PRICES_MAX,
  defaultOrder,
  defaultPageSize,
  LEDGER_FILE_BATCH_LINES,
  LEDGER_FILES_PER_MINUTE,
  listDirections,
  listOrderKeys,
  listParameters,
  PANEL_TRANSACTIONS_MAX,
  pageSizes,
  paymentMethodPageSize,
  shelfSizes,
  staffPageSize,
  UNREAD_COUNT_MAX,
  wholeListSize,
} from './lists.ts';
import { walletStatuses, walletStatusOfPayout } from './money-statuses.ts';
import { walletChannels } from './payment-limits.ts';
import { paymentMethodStatuses, paymentMethodUsages, validityMonths } from './payment-methods.ts';
import { payouts } from './payouts.ts';
import { discount, FLASH_PRICE_MAX, priceLimits } from './prices.ts';
import { quietWindow } from './quiet-window.ts';
import { saleWindows } from './sale-windows.ts';
import { outboundShipping, returnHandling, unknownRegionShipping } from './shipping.ts';
import { JUST_NOW_MS, timeOptions } from './time-options.ts';
import { timerWindows } from './timers.ts';
import { brokenLimitCredit } from './warehouse.ts';

describe('prices', () => {
  test.each([
    ['tech service fee', sellerFees.techService, { feeAmount: 4, minFee: pesos(50), maxFee: null }],
    ['payment fee', sellerFees.payment, { feeAmount: 2, minFee: pesos(15), maxFee: null }],
  ])('%s', (_what, fee, expected) => {
    expect(fee).toMatchObject({ feeType: 'percentage', discountFeeAmount: null, ...expected });
  });

  test.each([
    ['operational fee: the tiers', sellerFees.operational, null],
    ['processing fee of the buyer', buyerFees.processing, pesos(0)],
    ['shipping to an unknown region', unknownRegionShipping, pesos(160)],
    ['handling of a return', returnHandling, pesos(100)],
    ['credit for a limit that we broke', brokenLimitCredit, pesos(200)],
    ['fast rail up to', payouts.fastRailMax, pesos(50_000)],
    ['smallest payout', payouts.min, pesos(100)],
    ['fee of a payout', payouts.fee, pesos(0)],
    ['the highest price in the flash lane', FLASH_PRICE_MAX, pesos(698_700)],
  ])('%s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });

  test('outbound shipping by region', () => {
    expect(outboundShipping).toEqual({
      NCR: pesos(120),
      'NORTH LUZON': pesos(160),
      'SOUTH LUZON': pesos(160),
      VISAYAS: pesos(200),
      MINDANAO: pesos(220),
      'PUERTO PRINCESA': pesos(220),
      'LUZON ISLAND': pesos(240),
      MARINDUQUE: pesos(240),
      MASBATE: pesos(240),
      MINDORO: pesos(240),
      CATANDUANES: pesos(240),
      CORON: pesos(280),
      BATANES: pesos(280),
    });
  });

  test('the limit of 699000', () => {
    proves('A limit of 699000 exists', { priceLimits });
    expect(priceLimits.max).toEqual(pesos(699_000));
  });

  test('discount', () => {
    proves('Discount: 75 percent of a value; discount price rounded down to a multiple of 50.', { discount });
    expect(discount).toEqual({ percent: 75, step: pesos(50) });
  });
});

describe('input', () => {
  test.each([
    ['password', passwordLength, { min: 8, max: 50 }],
    ['codes', oneTimeCode, { digits: 6, lifeMs: 300_000, tries: 5, uses: 1 }],
    ['size of an uploaded picture, in MB', UPLOAD_MEGABYTES_MAX, 10],
    ['size of an uploaded picture, in megapixels', UPLOAD_MEGAPIXELS_MAX, 40],
    ['who receives a parcel', recipientLength, { min: 2, max: 60 }],
    ['street', streetLength, { min: 3, max: 120 }],
    ['landmark', LANDMARK_LENGTH_MAX, 120],
    ['postal code', POSTAL_CODE_DIGITS, 4],
    ['holder of an account', accountHolderLength, { min: 2, max: 80 }],
    ['number of an account', accountNumberDigits, { min: 6, max: 20 }],
    ['an inspection report', reportLimits, { photosMax: 20, pointsMax: 60, noteLengthMax: 200, altLengthMax: 120 }],
  ])('%s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });

  test('card brands', () => {
    proves(
      'Card brand from the first digits: starts with 4 is VISA; 51-55 or 22-27 is MasterCard; certain 35xx, 2131, 1800 and 3 prefixes are JCB.',
      { cardBrandPrefixes },
    );
    const words = Object.entries(cardBrandPrefixes).map(([brand, ranges]) => [
      brand,
      ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(' '),
    ]);
    expect(words).toEqual([
      ['VISA', '4'],
      ['MASTERCARD', '51-55 22-27'],
      ['JCB', '3528-3589 2131 1800 3088 3096 3112 3158 3337'],
    ]);
  });

  test('name', () => {
    proves('Name text: 3 to 20 characters, letters, digits and a set of punctuation.', { nameLength });
    expect(nameLength).toEqual({ min: 3, max: 20 });
  });

  test('punctuation of a name, with the apostrophe that phones type', () => {
    proves('Name text: 3 to 20 characters, letters, digits and a set of punctuation.', { namePunctuation });
    expect(namePunctuation.join('')).toEqual(" .,'’-_&()");
  });

  test('quality of an uploaded picture', () => {
    proves(
      'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.',
      { UPLOAD_QUALITY },
    );
    expect(UPLOAD_QUALITY).toEqual(0.6);
  });
});

describe('lists', () => {
  test('page sizes and their defaults', () => {
    proves('Address list page size 15 by default, sorted by createdAt descending.', { addressPageSize, defaultOrder });
    proves('Other page sizes: 10 default, 180, choices 10, 15, 20.', { pageSizes });
    proves('The message panel shows at most 3 transactions.', { PANEL_TRANSACTIONS_MAX });
    expect(pageSizes).toEqual([10, 15, 20, 180]);
    expect([defaultPageSize, addressPageSize, staffPageSize, paymentMethodPageSize, wholeListSize]).toEqual([
      10, 15, 20, 20, 180,
    ]);
    expect([listOrderKeys, listDirections]).toEqual([
      ['createdAt', 'updatedAt'],
      ['asc', 'desc'],
    ]);
    expect(defaultOrder).toEqual({ orderBy: 'createdAt', order: 'desc' });
    expect(Object.values(listParameters)).toEqual(['lastItemId', 'orderBy', 'order', 'filterBy', 'limit', 'isRefetch']);
    expect(shelfSizes).toEqual({ released: 20, drops: 60, toSell: 60, related: 8, places: 8 });
    expect([PANEL_TRANSACTIONS_MAX, BOOK_PRICES_MAX]).toEqual([3, 10]);
    expect([BOOK_LOG_LINES_MAX, LEDGER_FILES_PER_MINUTE]).toEqual([1000, 10]);
    expect([LEDGER_FILE_BATCH_LINES, UNREAD_COUNT_MAX]).toEqual([500, 100]);
  });

  test('tabs of asks, bids and orders', () => {
    proves(
      'Bid statuses: to_pay, bid_active, buyer_to_pay, seller_to_pay_deposit (group 1); bid_closed (group 2); bid_successful also exists.',
      { bidTabs },
    );
    expect(Object.keys(askTabs)).toEqual(['selling', 'in_progress', 'done']);
    expect(askTabs.selling).toEqual(['to_pay', 'listed', 'buyer_to_pay']);
    expect([askTabs.in_progress[0], askTabs.in_progress.at(-1)]).toEqual([
      'confirming_buyer_order',
      'pending_buyer_confirmation',
    ]);
    expect(bidTabs).toEqual({
      active: ['to_pay', 'bid_active', 'buyer_to_pay', 'seller_to_pay_deposit'],
      closed: ['bid_closed'],
    });
    expect(Object.keys(orderTabs)).toEqual(['to_pay', 'in_progress', 'to_receive', 'done']);
  });
});

describe('identity', () => {
  test.each([
    ['who signs in', signInProviders, ['phone', 'password', 'google.com', 'facebook.com', 'apple.com']],
    ['whether an account exists, a minute', REGISTERED_LOOKUPS_PER_MINUTE, 5],
    ['codes that one person has sent, a minute', CODES_SENT_PER_MINUTE, 5],
    ['codes that one person tries, a minute', CODES_TRIED_PER_MINUTE, 10],
    ['hours that private pages stay open', WEB_SESSION_HOURS, 24],
    ['wrong tries of codes of one person', codeLimits.wrongTriesPerPerson, [{ windowMs: DAY_MS, max: 15 }]],
    ['codes in all a day, and the share that warns', [codeLimits.perDayInAll, codeLimits.warnAtPercent], [2_000, 80]],
    [
      'verification mails to one address',
      verificationMailLimits.map(({ windowMs, max }) => [windowMs, max]),
      [
        [60_000, 1],
        [3_600_000, 5],
      ],
    ],
    ['codes of verification mails tried a minute', VERIFICATIONS_TRIED_PER_MINUTE, 10],
    ['seconds that the identity service may be ahead', TOKEN_CLOCK_TOLERANCE_SECONDS, 5],
    ['a recent sign-in', freshSignIn, { withinMs: 300_000, payoutAbove: pesos(20_000) }],
  ])('%s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });

  test('every environment but production has an address', () => {
    proves('Three environments (test, staging, production; production blank).', { isEnvironment });
    expect([baseAddresses.test, baseAddresses.staging].every((address) => URL.canParse(address))).toBe(true);
    expect([isEnvironment('staging'), isEnvironment('live'), isEnvironment(undefined)]).toEqual([true, false, false]);
  });

  test('after login', () => {
    proves('/ | default landing route', { PATH_AFTER_LOGIN });
    expect(PATH_AFTER_LOGIN).toEqual('/');
  });

  test('an anonymous session', () => {
    proves('After an anonymous sign-in the user is taken, by replace navigation, to a configured default path.', {
      anonymousSession,
    });
    expect(anonymousSession).toEqual({ startsWhen: 'idle', defaultPath: '/' });
  });

  test('the toast of a failed sign-in, in ms', () => {
    proves('On an auth failure a toast shows the message for 1 second.', { SIGN_IN_TOAST_MS });
    expect(SIGN_IN_TOAST_MS).toEqual(1000);
  });

  test('environments', () => {
    proves('Three environments (test, staging, production; production blank).', { environments });
    expect(environments).toEqual(['test', 'staging', 'production']);
  });

  test('the blank address of production', () => {
    proves('Three environments (test, staging, production; production blank).', { baseAddresses });
    expect(baseAddresses.production).toEqual('');
  });
});

describe('content, time and statuses of money', () => {
  test('the bank with the quiet window', () => {
    expect(quietWindow).toMatchObject({ bank: 'BPI', zone: 'Asia/Shanghai', graceMs: 15 * MINUTE_MS });
  });

  test('the deadlines of a usual sale are those of its timers', () => {
    expect(saleWindows).toEqual({
      payMs: 15 * MINUTE_MS,
      confirmMs: 24 * HOUR_MS,
      shipMs: 36 * HOUR_MS,
      scanMs: 48 * HOUR_MS,
    });
    expect(
      [timerWindows.payment_window, timerWindows.confirmation, timerWindows.shipment, timerWindows.first_scan].map(
        ({ windowMs }) => windowMs,
      ),
    ).toEqual(Object.values(saleWindows));
  });

  test('time options', () => {
    proves('Time options: 5, 15, 60 minutes; 24, 36 hours; 7, 14, 30 days.', { timeOptions });
    expect(timeOptions.map(({ lengthMs }) => lengthMs)).toEqual([
      5 * MINUTE_MS,
      15 * MINUTE_MS,
      60 * MINUTE_MS,
      24 * HOUR_MS,
      36 * HOUR_MS,
      7 * DAY_MS,
      14 * DAY_MS,
      30 * DAY_MS,
    ]);
    expect(JUST_NOW_MS).toBe(5 * MINUTE_MS);
  });

  test('wallets that pay in one redirect', () => {
    expect(walletChannels).toEqual(['GCASH', 'PAYMAYA', 'GRABPAY', 'SHOPEEPAY']);
  });

  test('payment methods', () => {
    proves('Payment method statuses: REQUIRES_ACTION, ACTIVE, INACTIVE, EXPIRED, PENDING, FAILED, DOWNTIME, EXCEED.', {
      paymentMethodStatuses,
    });
    expect(paymentMethodStatuses.join(' ')).toBe(
      'REQUIRES_ACTION ACTIVE INACTIVE EXPIRED PENDING FAILED DOWNTIME EXCEED',
    );
    expect(paymentMethodUsages).toEqual(['MULTIPLE_USE', 'ONE_TIME_PAYMENT']);
    expect(validityMonths).toEqual({
      EWALLET: { GRABPAY: 12 },
      DIRECT_DEBIT: { BPI: 1, CHINABANK: 3, UBP: 12 },
    });
  });

  test('payouts read as one of the wallet’s statuses', () => {
    proves(
      'Transaction/payout statuses: accepted, succeeded, failed, reversed, cancelled; uppercase variants PENDING, ACCEPTED, REQUESTED, FAILED, SUCCEEDED, CANCELLED, REVERSED.',
      { walletStatuses },
    );
    expect(walletStatuses).toEqual(['accepted', 'succeeded', 'failed', 'reversed', 'cancelled']);
    expect(walletStatusOfPayout).toEqual({
      PENDING: 'accepted',
      REQUESTED: 'accepted',
      ACCEPTED: 'accepted',
      SUCCEEDED: 'succeeded',
      FAILED: 'failed',
      REVERSED: 'reversed',
      CANCELLED: 'cancelled',
    });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerLine, ruleNames } from './answer-line.ts';

/** A question and its answer; an error only has to contain these words. */
type Row = readonly [question: Readonly<Record<string, unknown>>, answer: unknown];
type WrongRow = readonly [question: unknown, words: string];

const ask = (question: unknown): unknown => JSON.parse(answerLine(JSON.stringify(question)));

const fee = { feeType: 'percentage', feeAmount: 5, minFee: 1000, maxFee: 50_000 };
const cards = { rule: 'cardExpired', expiryMonth: '02', expiryYear: '2028' };
const route = { rule: 'deliveryDays', sellerRegion: 'SOUTH LUZON', buyerRegion: 'MINDANAO', lane: 'standard' };
const linked = { rule: 'paymentMethodExpiry', updatedAt: '2026-01-31T10:00:00+08:00' };
const method = (id: string, createdAt: string, status = 'ACTIVE') => ({ id, status, createdAt });

const right: readonly Row[] = [
  [{ rule: 'sellFee', price: 0 }, 5_000],
  [{ rule: 'sellFee', price: 99_999 }, 5_000],
  [{ rule: 'sellFee', price: 100_000 }, 10_000],
  [{ rule: 'sellFee', price: 299_999 }, 10_000],
  [{ rule: 'sellFee', price: 300_000 }, 15_000],
  [{ rule: 'sellFee', price: 599_999 }, 15_000],
  [{ rule: 'sellFee', price: 600_000 }, 20_000],
  [{ rule: 'sellFee', price: 799_999 }, 20_000],
  [{ rule: 'sellFee', price: 800_000 }, 25_000],
  [{ rule: 'sellFee', price: 999_999 }, 25_000],
  [{ rule: 'sellFee', price: 1_000_000 }, 30_000],
  [{ rule: 'sellFee', price: 1_499_999 }, 30_000],
  [{ rule: 'sellFee', price: 1_500_000 }, 35_000],
  [{ rule: 'sellFee', price: 1_999_999 }, 35_000],
  [{ rule: 'sellFee', price: 2_000_000 }, 39_900],
  [{ rule: 'sellFee', price: 69_900_000 }, 39_900],

  [{ rule: 'flashFee', price: 0 }, 5_000],
  [{ rule: 'flashFee', price: 99_999 }, 5_000],
  [{ rule: 'flashFee', price: 100_000 }, 15_000],
  [{ rule: 'flashFee', price: 499_999 }, 15_000],
  [{ rule: 'flashFee', price: 500_000 }, 37_500],
  [{ rule: 'flashFee', price: 999_999 }, 37_500],
  [{ rule: 'flashFee', price: 1_000_000 }, 62_500],
  [{ rule: 'flashFee', price: 1_499_999 }, 62_500],
  [{ rule: 'flashFee', price: 1_500_000 }, 87_500],
  [{ rule: 'flashFee', price: 1_999_999 }, 87_500],
  [{ rule: 'flashFee', price: 2_000_000 }, 99_900],

  [{ rule: 'applyFee', fee, price: 123_455 }, 6_172],
  [{ rule: 'applyFee', fee, price: 19_999 }, 1_000],
  [{ rule: 'applyFee', fee, price: 20_040 }, 1_002],
  [{ rule: 'applyFee', fee, price: 1_000_000 }, 50_000],
  [{ rule: 'applyFee', fee, price: 1_000_100 }, 50_000],
  [{ rule: 'applyFee', fee: { ...fee, minFee: null, maxFee: null }, price: 10 }, 0],
  [{ rule: 'applyFee', fee: { feeType: 'percentage', feeAmount: 4.35 }, price: 10_000 }, 435],
  [{ rule: 'applyFee', fee: { ...fee, discountFeeAmount: 2 }, price: 100_000 }, 2_000],
  [{ rule: 'applyFee', fee: { ...fee, discountFeeAmount: 0 }, price: 100_000 }, 1_000],
  [{ rule: 'applyFee', fee: { ...fee, discountFeeAmount: null }, price: 100_000 }, 5_000],
  [{ rule: 'applyFee', fee: { ...fee, feeType: 'fixed', feeAmount: 700 }, price: 100_000 }, 1_000],
  [{ rule: 'applyFee', fee: { ...fee, feeType: 'fixed', feeAmount: 60_000 }, price: 100_000 }, 50_000],

  [{ rule: 'income', price: 500_000, techService: 1, payment: 2, operational: 3 }, 499_994],
  [{ rule: 'income', price: 5, techService: 5, payment: 0, operational: 0 }, 0],
  [{ rule: 'discountPrice', value: 123_400 }, 90_000],
  [{ rule: 'discountPrice', value: 6_666 }, 0],
  [{ rule: 'discountPrice', value: 6_667 }, 5_000],
  [{ rule: 'isRoundPrice', price: 15_000, step: 50 }, true],
  [{ rule: 'isRoundPrice', price: 15_000, step: 100 }, false],
  [{ rule: 'isRoundPrice', price: 14_999, step: 50 }, false],
  [{ rule: 'isRoundPrice', price: 20_000, step: 100 }, true],
  [{ rule: 'depositAmount', price: 500_000 }, 50_000],
  [{ rule: 'depositAmount', price: 50_000 }, 10_000],
  [{ rule: 'depositAmount', price: 100_001 }, 15_000],
  [{ rule: 'depositAmount', price: 69_900_000 }, 500_000],

  [route, [6, 10]],
  [{ ...route, lane: 'flash' }, [4, 7]],
  [{ ...route, sellerRegion: null }, [8, 11]],
  [{ ...route, buyerRegion: null }, [5, 6]],
  [{ ...route, sellerRegion: null, buyerRegion: null }, [7, 7]],
  [{ rule: 'deliveryRegion', psgc: '1705309000' }, 'CORON'],
  [{ rule: 'deliveryRegion', psgc: '1300000000' }, null],
  [{ rule: 'deliveryRegion', psgc: '17053' }, null],
  [{ rule: 'deliveryLabel', status: 'pickup', substatus: 'pickup002' }, 'Awaiting Pickup'],
  [{ rule: 'deliveryLabel', status: 'pickup', substatus: 'pickup001' }, 'Out for Delivery'],
  [{ rule: 'deliveryLabel', status: 'delivered', substatus: null }, 'Delivered'],
  [{ rule: 'deliveryLabel', status: 'inforeceived' }, 'Info Received'],
  [{ rule: 'deliveryLabel', status: 'undelivered' }, 'Failed Delivery Attempt'],
  [{ rule: 'deliveryLabel', status: 'exception' }, "Logistics Alert: We'll Reach Out"],
  [{ rule: 'deliveryLabel', status: 'expired' }, "Info Expired: We'll Reach Out"],
  [{ rule: 'deliveryLabel', status: 'transit', substatus: 'transit001' }, null],
  [{ rule: 'deliveryLabel', status: 'elsewhere' }, null],

  [{ rule: 'askStep', status: 'to_ship' }, 4],
  [{ rule: 'askStep', status: 'transaction_closed' }, 7],
  [{ rule: 'orderStep', status: 'to_receive' }, 4],
  [{ rule: 'orderStep', status: 'platform_to_ship' }, 3],
  [
    { rule: 'moves', entity: 'ask', status: 'listed' },
    ['buyer_to_pay', 'confirming_buyer_order', 'to_pay', 'transaction_closed'],
  ],
  [{ rule: 'moves', entity: 'bid', status: 'to_pay' }, ['bid_active', 'bid_closed']],
  [{ rule: 'moves', entity: 'order', status: 'transaction_closed' }, []],
  [{ rule: 'isHighest', highestBid: 1, proposedPrice: 1 }, true],
  [{ rule: 'isHighest', highestBid: 2, proposedPrice: 1 }, false],
  [{ rule: 'isHighest', highestBid: null, proposedPrice: 1 }, false],

  [{ rule: 'cardBrand', number: '4242' }, 'VISA'],
  [{ rule: 'cardBrand', number: '5105 1051' }, 'MASTERCARD'],
  [{ rule: 'cardBrand', number: '3528' }, 'JCB'],
  [{ rule: 'cardBrand', number: '' }, null],
  [{ ...cards, now: '2028-02-29T23:59:59+08:00' }, false],
  [{ ...cards, now: '2028-03-01T00:00:00+08:00' }, true],
  [{ ...cards, now: '2028-02-29T16:00:00Z' }, true],
  [{ ...cards, expiryYear: '28', now: '2028-02-29T23:59:59.999+08:00' }, false],
  [{ ...linked, type: 'DIRECT_DEBIT', channelCode: 'BPI' }, '2026-02-28T02:00:00.000Z'],
  [{ ...linked, type: 'DIRECT_DEBIT', channelCode: 'CHINABANK' }, '2026-04-30T02:00:00.000Z'],
  [{ ...linked, type: 'DIRECT_DEBIT', channelCode: 'UBP' }, '2027-01-31T02:00:00.000Z'],
  [{ ...linked, type: 'DIRECT_DEBIT', channelCode: 'RCBC' }, null],
  [{ ...linked, type: 'EWALLET', channelCode: 'GRABPAY' }, '2027-01-31T02:00:00.000Z'],
  [{ ...linked, type: 'EWALLET', channelCode: 'GCASH' }, null],
  [{ ...linked, type: 'CARD', channelCode: 'BPI' }, null],
  [
    {
      rule: 'sortPaymentMethods',
      defaultPayment: 'b',
      methods: [
        method('a', '2026-01-01T00:00:00Z'),
        method('b', '2026-01-02T00:00:00Z'),
        method('c', '2026-01-03T00:00:00Z'),
      ],
    },
    ['b', 'c', 'a'],
  ],
  [
    {
      rule: 'sortPaymentMethods',
      defaultPayment: 'a',
      methods: [
        method('a', '2026-01-01T00:00:00Z', 'EXPIRED'),
        method('b', '2026-01-02T01:00:00+08:00'),
        { ...method('c', '2026-01-01T18:00:00Z'), title: 'Visa' },
      ],
    },
    ['c', 'b', 'a'],
  ],
  [{ rule: 'sortPaymentMethods', defaultPayment: null, methods: [] }, []],
  [{ rule: 'quietWindow', now: '2026-11-23T22:00:00+08:00' }, true],
  [{ rule: 'quietWindow', now: '2026-11-23T14:30:00Z' }, false],
  [{ rule: 'quietWindow', now: '2026-11-28T00:30:00+08:00' }, false],
  [{ rule: 'paymentRedirect', actions: { mobile_web_checkout_url: 'https://b' } }, 'https://b'],
  [{ rule: 'paymentRedirect', actions: [{ url: 'https://d' }] }, 'https://d'],

  [{ rule: 'validate', field: 'email', value: 'a@b.co' }, true],
  [{ rule: 'validate', field: 'email', value: 'a@b' }, 'Enter an email address like name@example.com.'],
  [{ rule: 'validate', field: 'name', value: 'Bea' }, true],
  [{ rule: 'validate', field: 'name', value: 'Be' }, 'Use 3 to 20 characters.'],
  [{ rule: 'validate', field: 'password', value: '12345678' }, true],
  [{ rule: 'validate', field: 'password', value: '1234567' }, 'Use 8 to 50 characters.'],
  [{ rule: 'validate', field: 'phoneNumber', value: '0917 123 4567' }, true],
  [{ rule: 'validate', field: 'phoneNumber', value: '123' }, 'Enter a Philippine mobile number like 0917 123 4567.'],
  [{ rule: 'toE164', phone: '0917 123 4567' }, '+639171234567'],
  [{ rule: 'toE164', phone: '12' }, null],
  [{ rule: 'stripLeadingZeros', text: '007' }, '7'],
  [{ rule: 'stripLeadingZeros', text: '0' }, '0'],
  [{ rule: 'formatMoney', amount: 125_050 }, '₱1,250.50'],
  [{ rule: 'formatMoney', amount: 125_000 }, '₱1,250'],
  [{ rule: 'formatMoney', amount: 125_005 }, '₱1,250.05'],
  [{ rule: 'formatMoney', amount: -5 }, '−₱0.05'],
  [{ rule: 'soldCount', count: 9_999 }, '9999'],
  [{ rule: 'soldCount', count: 12_345 }, '12k+'],
  [{ rule: 'soldCount', count: 1_999_999 }, '1mn+'],
  [{ rule: 'soldCount', count: 1_000_000_000 }, '1bn+'],
  [{ rule: 'messageTime', at: '2026-11-22T07:00:00Z', now: '2026-11-22T07:05:00Z' }, 'Just now'],
  [{ rule: 'messageTime', at: '2026-11-22T07:00:00Z', now: '2026-11-22T07:05:00.001Z' }, null],
  [{ rule: 'messageTime', at: '2026-11-22T15:00:00+08:00', now: '2026-11-22T07:00:00Z' }, 'Just now'],
  [{ rule: 'signInMessage', code: 'auth/user-disabled' }, 'Account suspended, please contact support'],
  [{ rule: 'signInMessage', message: 'the account was closed' }, 'Account already closed'],
  [{ rule: 'signInMessage', code: 'auth/internal-error', message: 'user banned' }, 'Account already banned'],
  [{ rule: 'signInMessage', code: 'auth/wrong-password', screen: 'password' }, 'Incorrect password'],
  [{ rule: 'signInMessage', code: '' }, 'Something went wrong, please retry'],
  [
    { rule: 'loginRedirect', search: '?redirect=%2Fitem%2Fitm_1&size=42&paramsFrom=home' },
    '/item/itm_1?size=42&paramsFrom=home',
  ],
  [{ rule: 'loginRedirect', search: '?redirect=%2F%2Fevil.test&size=42' }, '/?size=42'],
  [{ rule: 'loginRedirect', search: '' }, '/'],
  [
    { rule: 'transportError', kind: 'none' },
    { code: -1, message: 'Network Error' },
  ],
  [
    { rule: 'transportError', kind: 'other', message: 'no JSON' },
    { code: -2, message: 'no JSON' },
  ],
];

const wrong: readonly WrongRow[] = [
  [{}, 'expected "rule" to be one of applyFee, '],
  [{ rule: 'sellfee' }, 'got "sellfee"'],
  [{ rule: 'constructor' }, 'got "constructor"'],
  [{ rule: 7 }, 'got 7'],
  [[{ rule: 'sellFee' }], 'expected a JSON object like {"rule":"sellFee","price":300000}, got [{"rule":"sellFee"}]'],
  [null, 'got null'],
  ['sellFee', 'got "sellFee"'],
  [{ rule: 'sellFee' }, 'expected "price" to be a whole number of centavos from 0, got nothing'],
  [{ rule: 'sellFee', price: '300000' }, 'expected "price" to be a whole number of centavos from 0, got "300000"'],
  [{ rule: 'sellFee', price: 1.5 }, 'got 1.5'],
  [{ rule: 'sellFee', price: -1 }, 'got -1'],
  [{ rule: 'sellFee', price: 9_000_000_000_001 }, 'got 9000000000001'],
  [{ rule: 'sellFee', price: 1, prise: 1 }, 'expected no arguments but "price", got "prise"'],
  [{ rule: 'flashFee', price: null }, 'expected "price" to be a whole number of centavos from 0, got null'],
  [{ rule: 'applyFee', price: 1 }, 'expected "fee" to be an object, got nothing'],
  [{ rule: 'applyFee', fee: [], price: 1 }, 'expected "fee" to be an object, got []'],
  [
    { rule: 'applyFee', fee: { ...fee, feeType: 'percent' }, price: 1 },
    'expected "fee.feeType" to be "percentage" or "fixed", got "percent"',
  ],
  [{ rule: 'applyFee', fee: { ...fee, feeAmount: -1 }, price: 1 }, 'expected "fee.feeAmount" to be a number from 0'],
  [{ rule: 'applyFee', fee: { ...fee, feeAmount: 1.00001 }, price: 1 }, 'at most four decimals, got 1.00001'],
  [
    { rule: 'applyFee', fee: { ...fee, minFee: '1' }, price: 1 },
    'expected "fee.minFee" to be a whole number of centavos from 0 or null, got "1"',
  ],
  [{ rule: 'applyFee', fee: { ...fee, discount: 1 }, price: 1 }, 'got "discount"'],
  [{ rule: 'applyFee', fee: { ...fee, feeType: 'fixed', feeAmount: 1.5 }, price: 1 }, '1.5'],
  [{ rule: 'income', price: 1, techService: 1, payment: 1 }, 'expected "operational"'],
  [{ rule: 'discountPrice', value: true }, 'expected "value" to be a whole number of centavos from 0, got true'],
  [{ rule: 'isRoundPrice', price: 1, step: 60 }, 'expected "step" to be 50 or 100, got 60'],
  [{ rule: 'isRoundPrice', price: 1 }, 'expected "step" to be 50 or 100, got nothing'],
  [{ rule: 'depositAmount', price: {} }, 'got {}'],
  [{ ...route, sellerRegion: 'LUZON' }, 'got "LUZON"'],
  [{ ...route, buyerRegion: undefined }, 'expected "buyerRegion" to be "NCR", '],
  [{ ...route, lane: 'fast' }, 'expected "lane" to be "standard" or "flash", got "fast"'],
  [{ rule: 'deliveryRegion', psgc: 1_705_309_000 }, 'expected "psgc" to be a text, got 1705309000'],
  [{ rule: 'deliveryLabel', substatus: 'pickup002' }, 'expected "status" to be a text, got nothing'],
  [{ rule: 'askStep', status: 'sold' }, 'or "transaction_successful", got "sold"'],
  [{ rule: 'askStep', status: 'platform_to_ship' }, 'got "platform_to_ship"'],
  [{ rule: 'orderStep', status: 'listed' }, 'got "listed"'],
  [{ rule: 'moves', entity: 'user', status: 'listed' }, 'expected "entity" to be "ask", "bid" or "order", got "user"'],
  [{ rule: 'moves', entity: 'bid', status: 'listed' }, 'expected "status" to be "to_pay", "bid_active"'],
  [{ rule: 'moves', entity: 'ask', status: 'none' }, 'got "none"'],
  [{ rule: 'isHighest', highestBid: 1 }, 'expected "proposedPrice" to be a whole number of centavos, got nothing'],
  [{ rule: 'cardBrand', number: 4242 }, 'expected "number" to be a text, got 4242'],
  [{ ...cards, expiryMonth: '13', now: '2028-01-01T00:00:00Z' }, 'got "13/2028"'],
  [{ ...cards, expiryMonth: '00', now: '2028-01-01T00:00:00Z' }, 'got "00/2028"'],
  [{ ...cards, expiryYear: '028', now: '2028-01-01T00:00:00Z' }, 'got "02/028"'],
  [{ ...cards, now: '2028-02-29' }, 'expected "now" to be a time in ISO 8601 with an offset'],
  [{ ...cards, now: '2028-02-29T10:00:00' }, 'got "2028-02-29T10:00:00"'],
  [{ ...cards, now: '2027-02-29T10:00:00Z' }, 'got "2027-02-29T10:00:00Z"'],
  [{ ...linked, type: 'CASH', channelCode: 'BPI' }, 'expected "type" to be "CARD", "EWALLET" or "DIRECT_DEBIT"'],
  [{ rule: 'sortPaymentMethods', defaultPayment: 'a', methods: {} }, 'expected "methods" to be a list, got {}'],
  [{ rule: 'sortPaymentMethods', methods: ['a'] }, 'expected "methods[0]" to be an object, got "a"'],
  [
    { rule: 'sortPaymentMethods', methods: [method('a', 'yesterday')] },
    'expected "methods[0].createdAt" to be a time in ISO 8601 with an offset',
  ],
  [{ rule: 'sortPaymentMethods', methods: [method('a', '2026-01-01T00:00:00Z', 'OPEN')] }, 'got "OPEN"'],
  [{ rule: 'quietWindow', now: 1 }, 'got 1'],
  [{ rule: 'paymentRedirect', actions: {} }, 'payment url was not found'],
  [{ rule: 'paymentRedirect', actions: [] }, 'payment url was not found'],
  [{ rule: 'paymentRedirect', actions: 'https://a' }, 'expected "actions" to be an object or a list, got "https://a"'],
  [{ rule: 'validate', field: 'age', value: '1' }, '"password" or "phoneNumber", got "age"'],
  [{ rule: 'validate', field: 'email' }, 'expected "value" to be a text, got nothing'],
  [{ rule: 'toE164' }, 'expected "phone" to be a text, got nothing'],
  [{ rule: 'stripLeadingZeros', text: 7 }, 'expected "text" to be a text, got 7'],
  [{ rule: 'formatMoney', amount: 0.5 }, 'expected "amount" to be a whole number of centavos, got 0.5'],
  [{ rule: 'soldCount', count: -1 }, 'expected "count" to be a whole number from 0, got -1'],
  [{ rule: 'messageTime', at: 'now', now: 'now' }, 'expected "at" to be a time'],
  [{ rule: 'signInMessage' }, 'expected "code" or "message", got neither'],
  [{ rule: 'signInMessage', code: 'auth/timeout', screen: 'home' }, 'expected "screen" to be "sign-in"'],
  [{ rule: 'loginRedirect', search: null }, 'expected "search" to be a text, got null'],
  [{ rule: 'transportError', kind: 'timeout' }, 'expected "kind" to be "none" or "other", got "timeout"'],
  [{ rule: 'transportError', kind: 'other' }, 'expected "message" to be a text beside kind "other", got nothing'],
];

describe('the command answers', () => {
  test.each(right)('%j with %j', (question, answer) => {
    expect(ask(question)).toEqual({ ok: answer });
  });

  test('every rule that it knows, right and wrong', () => {
    const asked = (rows: readonly (readonly [unknown, unknown])[]) =>
      rows.map(([question]) => (question as { rule?: unknown } | null)?.rule);
    for (const name of ruleNames) {
      expect(asked(right), name).toContain(name);
      expect(asked(wrong), name).toContain(name);
    }
    expect(ruleNames).toHaveLength(29);
  });
});

test('the session in the README is what the command answers', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const session = /\n\$ npx [^\n]*\n([^`]*)\n```/.exec(readme)?.[1]?.split('\n') ?? [];
  const questions = session.filter((line) => line.startsWith('{"rule":'));
  expect(questions.length).toBeGreaterThan(3);
  expect(session).toEqual(questions.flatMap((question) => [question, answerLine(question)]));
});

describe('the command says what it expected and what came', () => {
  test.each(wrong)('for %j: %s', (question, words) => {
    expect(ask(question)).toEqual({ error: expect.stringContaining(words) });
  });

  test.each([
    ['', 'got an empty line'],
    ['   ', 'got an empty line'],
    ['{"rule":', 'got no JSON: "{\\"rule\\":"'],
    ['{"rule":"sellFee","price":1}}', 'got no JSON'],
    ['['.repeat(100_000), 'got no JSON: "[['],
    [`{"rule":"toE164","phone":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'expected'],
    [`"${'x'.repeat(1_000)}"`, `${'x'.repeat(79)}…`],
    ['{"__proto__":{"rule":"sellFee","price":1}}', 'expected "rule"'],
  ])('for the line %s', (line, words) => {
    expect(JSON.parse(answerLine(line))).toEqual({ error: expect.stringContaining(words) });
  });

  test.each([
    ['a mark at the beginning of a file', '\uFEFF{"rule":"sellFee","price":1}'],
    ['the line break of Windows', '{"rule":"sellFee","price":1}\r'],
    ['spaces around', '  {"rule": "sellFee", "price": 1}  '],
  ])('but not for %s', (_what, line) => {
    expect(JSON.parse(answerLine(line))).toEqual({ ok: 5_000 });
  });
});

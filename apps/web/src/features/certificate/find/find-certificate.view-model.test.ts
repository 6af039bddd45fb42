import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import { orderNumberText } from '@suki/domain/orders/order-number';
import { expect, test } from 'vitest';
import { findCertificateTexts as texts } from './find-certificate.texts.ts';
import { typedNumber } from './find-certificate.view-model.ts';

const number = certificateNumberText(482_913_057);
const id = 'crt_01m78v7gavd07fxvq70jn6yfdn';

test.each([
  ['is asked about', number.toLowerCase().replaceAll('-', ' '), { kind: 'ask', number }],
  ['with a wrong digit is told at once, without a question', number.replace('482', '483'), texts.problems.mistyped],
  ['of an order is told apart', orderNumberText(20_611_483), texts.problems.order_number],
  ['that is missing is asked for', '  ', texts.problems.empty],
  ['that is none is told apart', 'Jordan 1', texts.problems.other],
  ['in the old form, as an address, opens the page', `https://suki.test/certificate/${id}`, { kind: 'open', id }],
] as const)('ux 16: a number %s', (_what, typed, expected) => {
  const problem = typeof expected === 'string' ? { kind: 'problem', text: expected } : expected;
  expect(typedNumber(typed)).toEqual(problem);
});

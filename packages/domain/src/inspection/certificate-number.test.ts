import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNumberText } from '../orders/order-number.ts';
import { certificateNumbers, certificateNumberText, readCertificateNumber } from './certificate-number.ts';

const anyNumber = fc.integer(certificateNumbers);
const number = 482_913_057;
const text = certificateNumberText(number);
const digits = String(number);

describe('the number of a certificate', () => {
  test.each([
    text,
    text.toLowerCase(),
    text.replaceAll('-', ''),
    ` ${text.replaceAll('-', ' ')} `,
    text.replace('SC-', ''),
    text.replaceAll('-', '–'),
  ])('"%s" is read as people type it', (typed) => {
    expect(readCertificateNumber(typed)).toEqual({ kind: 'number', number });
  });

  test.each([
    ['a digit too few', `SC-${digits.slice(1)}${text.at(-1)}`],
    ['no letter', `SC-${digits}`],
    ['no letter and no "SC"', digits],
    ['a number below the smallest', 'SC-000-000-000A'],
  ])('%s is mistyped', (_what, typed) => {
    expect(readCertificateNumber(typed)).toEqual({ kind: 'mistyped' });
  });

  test.each(['', '  ', '-'])('"%s" is nothing typed', (typed) => {
    expect(readCertificateNumber(typed)).toEqual({ kind: 'empty' });
  });

  test.each(['bea@suki.test', 'Jordan 1', 'crt_x', 'SC'])('"%s" is no number of a certificate', (typed) => {
    expect(readCertificateNumber(typed)).toEqual({ kind: 'other' });
  });

  test('the number of an order is told apart', () => {
    expect(readCertificateNumber(orderNumberText(20_611_483))).toEqual({ kind: 'order_number' });
  });

  test('the address of a certificate, and its id, lead to it too', () => {
    const id = 'crt_01m78v7gavd07fxvq70jn6yfdn';
    expect(readCertificateNumber(`https://suki.test/certificate/${id}`)).toEqual({ kind: 'id', id });
    expect(readCertificateNumber(id)).toEqual({ kind: 'id', id });
  });

  test('every number is read back from its text', () => {
    fc.assert(
      fc.property(anyNumber, (any) => {
        expect(readCertificateNumber(certificateNumberText(any))).toEqual({ kind: 'number', number: any });
      }),
    );
  });

  test('one wrong digit is found, wherever it stands', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (any, place, by) => {
        const typed = [...String(any)].map(Number);
        typed[place] = ((typed[place] ?? 0) + by) % 10;
        expect(readCertificateNumber(`${typed.join('')}${certificateNumberText(any).at(-1)}`)).toEqual({
          kind: 'mistyped',
        });
      }),
    );
  });

  test('two digits that changed places are found', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), (any, one, other) => {
        const typed = [...String(any)];
        fc.pre(typed[one] !== typed[other]);
        [typed[one], typed[other]] = [typed[other] ?? '', typed[one] ?? ''];
        expect(readCertificateNumber(`${typed.join('')}${certificateNumberText(any).at(-1)}`)).toEqual({
          kind: 'mistyped',
        });
      }),
    );
  });
});

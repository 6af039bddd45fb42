import { couriers } from '@suki/domain/delivery/couriers';
import { kindsWithSms, messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { describe, expect, test } from 'vitest';
import { mailBody } from './mail-body.ts';
import { previewAll, sampleParams } from './preview.ts';
import { renderInbox, renderMessage } from './render-message.ts';
import { templatesByNoun } from './templates.table.ts';

const TITLE_MAX = 60;
/** Three parts of 67 characters: ₱ is not in the GSM alphabet, so the gateway counts UCS-2. */
const SMS_MAX = 201;

describe.each(previewAll())('$kind', ({ inbox, mail, sms }) => {
  test('has a short title and a text that is a sentence', () => {
    expect(inbox.title.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(inbox.title).not.toMatch(/[.]$/);
    expect(inbox.text).toMatch(/[.]$/);
  });

  test('says "item", never "pair": not everything is sold in pairs', () => {
    expect([inbox.title, inbox.text, mail.subject, mail.text, sms].join(' ')).not.toMatch(/\bpairs?\b/i);
  });

  test('leaves no parameter unfilled and shows no raw value', () => {
    for (const text of [inbox.title, inbox.text, mail.subject, mail.text, sms ?? '']) {
      expect(text).not.toMatch(/undefined|NaN|null|\$\{|[{}]|\d{4}-\d{2}-\d{2}T/);
    }
  });

  test('fits into three SMS parts, if it has one', () => {
    expect((sms ?? '').length).toBeLessThanOrEqual(SMS_MAX);
  });
});

/** Appeals come with a later part of the product; until then nothing sends their messages. */
const withoutSender = ['appeal-opened', 'appeal-won', 'appeal-lost'];

test.each(previewAll().filter(({ kind }) => !withoutSender.includes(kind)))(
  'coverage 1: $kind sends nobody to a place that does not exist',
  ({ inbox, mail, sms }) => {
    for (const text of [inbox.title, inbox.text, mail.subject, mail.text, sms ?? '']) {
      expect(text).not.toMatch(/\bappeal|write to|tell us in the app|contact support|\bchat\b/i);
    }
  },
);

test('every kind of the domain can be rendered', () => {
  expect(previewAll().map(({ kind }) => kind)).toEqual(Object.keys(messageKinds));
});

test('every kind has its template in one noun only', () => {
  const kinds = Object.values(templatesByNoun).flatMap((templates) => Object.keys(templates));
  expect(kinds.toSorted()).toEqual(Object.keys(messageKinds).toSorted());
});

test('exactly the kinds that the domain names have an SMS', () => {
  expect(
    previewAll()
      .filter(({ sms }) => sms !== null)
      .map(({ kind }) => kind),
  ).toEqual(kindsWithSms);
});

test('amounts are pesos and deadlines Manila time', () => {
  expect(renderMessage({ kind: 'ask-to-pay', params: sampleParams }).inbox.text).toContain(
    '₱650 until Sun 22 Nov, 3:00 PM',
  );
});

test.each(['order-sent', 'order-on-way'] as const)('%s calls the courier by name, not by its code', (kind) => {
  const text = (courier: string) => renderMessage({ kind, params: { ...sampleParams, courier } }).inbox.text;
  for (const { code, name } of couriers) {
    expect(text(code)).toContain(`with ${name}`);
    expect(text(code)).not.toContain(code);
  }
  expect(text('pigeon-post')).toContain('with pigeon-post');
});

test.each([
  { why: 'is missing', params: {} },
  { why: 'has the wrong type', params: { total: '641000' } },
])('a parameter that $why is refused when the message is made', ({ params }) => {
  expect(() => renderMessage({ kind: 'order-paid', params })).toThrow('Expected parameter "total" of order-paid');
});

test('an unknown kind is refused when a message is made, and readable in the inbox', () => {
  expect(() => renderMessage({ kind: 'toString', params: {} })).toThrow('got "toString"');
  expect(renderInbox({ kind: 'of-the-future', params: {} }).title).not.toBe('');
});

test('a mail greets by name, says where to look and has no markup', () => {
  const body = mailBody({ name: 'Bea Santos', text: 'Your order is paid.', url: 'https://suki.test/order/ord_1' });
  expect(body).toMatch(
    /^Hello Bea Santos,\n\nYour order is paid\.\n\nSee it here: https:\/\/suki\.test\/order\/ord_1\n/,
  );
  expect(mailBody({ name: null, text: 'x', url: 'u' })).toMatch(/^Hello,\n/);
});

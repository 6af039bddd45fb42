import { SMS_PARTS_MAX } from '@suki/domain/config/sms';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { describe, expect, test } from 'vitest';
import type { AboutItem } from './about/about-item.ts';
import { previewAll, sampleItem } from './preview.ts';
import { smsParts } from './sms/gsm.ts';

/* The table of all messages: one row for each kind, with example values. */

const TITLE_MAX = 60;
/** A moment as `momentText` writes it. */
const MOMENT = String.raw`(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} [A-Z][a-z]{2}`;

/** Kinds whose every row waits for a later part of the product: nobody gets them yet. */
const unsent = (kind: string): boolean => {
  const senders = eventIds.filter((event) => transition(event).tell?.some((told) => told.kind === kind));
  return senders.length > 0 && senders.every((event) => commandEntries[transition(event).command].later !== undefined);
};

describe.each(previewAll())('$kind', ({ kind, inbox, item, mail, sms }) => {
  const texts = [inbox.title, inbox.text, inbox.linkText, mail.text, sms ?? ''];

  test('has a short title, a text of sentences, and a link that says what it opens', () => {
    expect(inbox.title.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(inbox.title).not.toMatch(/[.]$/);
    expect(inbox.text).toMatch(/[.?]$/);
    expect(inbox.linkText).toMatch(/^[A-Z][^.]{5,29}$/);
    expect(inbox.linkText).not.toMatch(/^(Click|Here|Open|More|Link)/);
  });

  test('ux 12: names item, size and order number in every channel', () => {
    if (item === null) return;
    const named = [item.name, item.size, ...(item.orderNumber === null ? [] : [item.orderNumber])];
    for (const words of named) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
      // Letters of a text message are paid for: the size has one system there (ADR 0133).
      if (sms !== null) expect(sms).toContain(words.split(' · ')[0]);
    }
    expect(mail.subject).toContain(item.orderNumber ?? item.size);
    expect(mail.subject).toContain(item.name);
  });

  test('ux 12: leads to its step by one link, with words', () => {
    const url = /https:\/\/suki\.ph\/\S+/.exec(mail.text)?.[0] ?? '';
    expect(url).toMatch(/^https:\/\/suki\.ph\/(order|ask|bid|wallet|account|inbox)/);
    expect(mail.html.match(/<a /g)).toHaveLength(1);
    expect(mail.html).toContain(`href="${url}"`);
    if (sms !== null) expect(sms.endsWith(` ${url}`)).toBe(true);
  });

  test('says "by" for a deadline, and never "until" one', () => {
    for (const text of texts) expect(text).not.toMatch(new RegExp(`until (${MOMENT}|then)|before ${MOMENT}`));
  });

  test('ux 45: shows no enum, id, raw value or unfilled parameter', () => {
    for (const text of texts) {
      const words = text.replace(/https:\/\/\S+/g, '').replace(/SK-\d{4}-\d{4}[A-Z]|\bP\d|\bLBC(\d+)?\b|BDO|SMS/g, '');
      expect(words).not.toMatch(/undefined|NaN|null|\$\{|[{}]|\d{4}-\d{2}-\d{2}T/);
      expect(words).not.toMatch(/\b(ord|ask|bid|usr|pyo|msg|sku|itm)_/);
      expect(words).not.toMatch(/\b[A-Z]{3,}(_[A-Z]+)*\b/);
      expect(words).not.toMatch(/\b[A-Z]{1,2}\d{1,2}[a-z]?\b|\b[a-z]+_[a-z_]+\b/);
    }
  });

  test('speaks as the shop does: item, American spelling, and no translated words', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/\bpairs?\b|colour|cancell|favourit|catalogue/i);
      expect(text).not.toMatch(
        /\bstands?\b|goes back|go on\b(?<!under way go on)|whoever|by then|\blane\b(?<!flash lane)/i,
      );
    }
  });

  test('says nothing twice', () => {
    const words = inbox.text.split(/(?<=[.?])\s+/);
    expect(new Set(words).size).toBe(words.length);
    expect(inbox.text.toLowerCase()).not.toBe(`${inbox.title.toLowerCase()}.`);
  });

  test.skipIf(unsent(kind))('coverage 1: sends nobody to a place that does not exist', () => {
    for (const text of texts) {
      expect(text).not.toMatch(
        /\bappeal|write to|tell us in the app|contact support|support helps|\bchat\b|unsubscribe/i,
      );
    }
  });
});

const longItem: AboutItem = {
  ...sampleItem,
  name: 'Nike Dunk Low Retro Premium “Vintage Michigan” Varsity Maize and Midnight Navy (2026) — Édition spéciale 靴',
  size: 'US W 10.5 · EU 42.5',
};

describe.each(previewAll({ item: longItem }).filter(({ sms }) => sms !== null))('the SMS of $kind', ({ sms, item }) => {
  test(`ux 12: fits into ${SMS_PARTS_MAX} parts of the GSM alphabet, whatever the name`, () => {
    expect(smsParts(sms ?? '')).toBeLessThanOrEqual(SMS_PARTS_MAX);
    expect((sms ?? '').length).toBeLessThanOrEqual(SMS_PARTS_MAX * 153);
    expect(sms).not.toMatch(/[₱“”’…靴]/);
    if (item !== null) expect(sms).toContain('Nike Dunk Low Retro');
  });
});

import { describe, expect, test } from 'vitest';
import { operationsMail } from '../operations-mail.ts';
import { passwordMail } from '../password-mail.ts';
import { previewMessage, sampleItem } from '../preview.ts';
import { verificationMail } from '../verification-mail.ts';
import type { Letter } from './letter.ts';
import { writeMail } from './write-mail.ts';

const letter: Letter = {
  subject: 'It passed our inspection · SK-2061-1483L',
  heading: 'It passed our inspection',
  name: 'Bea Santos',
  item: { ...sampleItem, picture: { url: 'https://api.suki.ph/art/itm_1/side/320.jpeg', alt: 'Air Jordan 1, side' } },
  paragraphs: ['See the report.', 'We’ll ship it to you next.'],
  button: { text: 'See the report', url: 'https://suki.ph/order/ord_1' },
  reason: 'it’s about your order SK-2061-1483L on Suki',
};
/** The words of the HTML as a reader sees them, without head and preview line. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div[^>]*data-skip-in-text.*?<\/div>/s, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('a mail', () => {
  test('ux 12: has a picture with its words, item, size, number, one button, and why the reader got it', () => {
    const { html } = writeMail(letter);
    expect(html).toContain('alt="Air Jordan 1, side"');
    expect(html).toContain('src="https://api.suki.ph/art/itm_1/side/320.jpeg"');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a href="https:\/\/suki\.ph\/order\/ord_1"[^>]*>.*See the report/s);
    expect(wordsOf(html)).toContain('You got this email because it’s about your order SK-2061-1483L on Suki.');
  });

  test('says as text all that the HTML says', () => {
    const { text, html } = writeMail(letter);
    expect(text).toMatch(
      /^Hello Bea Santos,\n\nIt passed our inspection\n\nAir Jordan 1 Retro High OG Chicago\nUS M 9 · EU 42.5 · SK-2061-1483L\n/,
    );
    expect(text).toContain('See the report:\nhttps://suki.ph/order/ord_1\n');
    const words = wordsOf(html);
    for (const line of text.split('\n').filter((part) => part !== '' && !part.startsWith('http') && part !== '-- ')) {
      expect(words).toContain(line.replace(/:$/, ''));
    }
  });

  test('greets somebody without a name', () => {
    expect(writeMail({ ...letter, name: null }).text).toMatch(/^Hello,\n/);
  });

  test('is readable in the dark: each word has its colour beside its ground, and a style sheet has the dark theme', () => {
    const { html } = writeMail(letter);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+\.m-page, \.m-page > table/);
    for (const [, style] of html.matchAll(/<(?:p|h1|a|img)[^>]*style="([^"]*)"/g))
      expect(style).toMatch(/(^|;)color:#/);
    for (const [tag] of html.matchAll(/<(?:p|h1)\b[^>]*>/g)) expect(tag).toMatch(/class="m-(ink|soft)"/);
  });

  test('fetches nothing but its picture, and runs no script', () => {
    const { html } = writeMail(letter);
    expect(html).not.toMatch(/<(script|link|iframe|form|object)|@import|url\(/i);
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      'https://api.suki.ph/art/itm_1/side/320.jpeg',
      'https://suki.ph/order/ord_1',
    ]);
  });
});

describe('what people typed is shown as typed', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><style>*{display:none}</style>',
    '<a href="https://evil.test">Pay here</a>',
    "' onmouseover='alert(1)",
    '&lt;b&gt; &amp; <b>bold</b>',
    '<!--[if mso]><x>',
  ];

  test.each(payloads)('%s in a name, an item, a text or a picture', (payload) => {
    const safe = writeMail(letter).html;
    const tagsOf = (html: string) => [...html.matchAll(/<\/?[a-z][a-z0-9]*|<!--/gi)].map(([tag]) => tag);
    const wild = writeMail({
      ...letter,
      subject: `Paid: ${payload}`,
      name: payload,
      item: { ...sampleItem, name: payload, size: payload, picture: { url: 'https://a.test/x.jpeg', alt: payload } },
      paragraphs: [payload, payload],
    });
    expect(tagsOf(wild.html)).toEqual(tagsOf(safe));
    // Without the quoted values, an attribute that got out of its quotes would show.
    expect(wild.html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son[a-z]+=/i);
    expect(wild.text).toContain(payload);
  });

  test.each(['order-confirm', 'order-on-way', 'payout-failed'] as const)(
    'an item with markup in a mail of %s',
    (kind) => {
      const { mail } = previewMessage(kind, { item: { ...sampleItem, name: '<img src=x onerror=alert(1)>' } });
      expect(mail.html).not.toContain('<img');
    },
  );

  test('a line break in a name or a subject starts no line and no header', () => {
    const { subject, text } = writeMail({ ...letter, subject: 'Paid\r\nBcc: x@y.test', name: 'Bea\nBcc: x' });
    expect(subject).toBe('Paid Bcc: x@y.test');
    expect(text).toMatch(/^Hello Bea Bcc: x,\n/);
  });

  test('an address that is none of the web is refused', () => {
    const button = { text: 'Pay now', url: 'javascript:alert(1)' };
    expect(() => writeMail({ ...letter, button })).toThrow('Expected a web address, got "javascript:alert(1)"');
  });
});

describe('all mails have one frame', () => {
  test.each([
    ['the link that proves an address', verificationMail('https://suki.ph/verify-email#code=1'), 'Verify your email'],
    ['the link to a new password', passwordMail('https://suki.ph/reset-password#code=1'), 'Choose a new password'],
    [
      'the alarm of the worker',
      operationsMail(
        { subject: 'Suki: the worker has stopped', text: 'It is silent.\nFor 3 minutes.\n\nNext: look.' },
        'https://ops.suki.ph',
      ),
      'Open the console',
    ],
  ])('%s', (_, { html, text }, button) => {
    expect(wordsOf(html)).toMatch(/^ ?\s*SUKI .*Hello, .*Your Suki team You got this email because /);
    expect(wordsOf(html)).toContain(` ${button} `);
    expect(text).toMatch(/\n-- \nYou got this email because /);
  });

  test.each([
    ['proves an address', verificationMail('https://suki.ph/verify-email#code=1')],
    ['sets a new password', passwordMail('https://suki.ph/reset-password#code=1')],
  ])('the link that %s greets nobody by name, because a stranger may read it', (_, { text }) => {
    expect(text).toMatch(/^Hello,\n/);
  });
});

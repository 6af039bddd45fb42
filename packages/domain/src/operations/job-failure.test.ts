import { expect, test } from 'vitest';
import { jobFailureText } from './job-failure.ts';

test.each([
  ['Expected an answer from api.xendit.co within 10 s, got none (TimeoutError).', 'did not answer'],
  ['Expected the mail service to take a mail, got HTTP 503.', 'did not answer'],
  ['Expected the mail service to take a mail, got HTTP 400.', 'refused'],
  ['timeout exceeded when trying to connect', 'database'],
  ['[ { "code": "invalid_type", "path": ["eventId"] } ]', 'cannot read'],
  ['Cannot read properties of undefined', 'Our program failed'],
  ['', 'Our program failed'],
])('"%s" is told as: %s', (error, words) => {
  expect(jobFailureText(error)).toContain(words);
});

test('no word of the stored error reaches a person', () => {
  const error = 'duplicate key: (email)=(bea@suki.test) HTTP 400 +639171234567';
  expect(jobFailureText(error)).not.toMatch(/bea|639|email/);
  expect(jobFailureText(null)).toContain('Our program failed');
});

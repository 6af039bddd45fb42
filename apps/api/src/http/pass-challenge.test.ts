import { expect, test } from 'vitest';
import { shows } from '../../test/support/evidence.ts';
import { platformTestApi } from '../../test/support/platform-test-api.ts';
import { refusalIn } from '../../test/support/start-test-api.ts';

const world = platformTestApi({ challenge: { isPassed: async (proof) => proof === 'of our app' } });
const body = { phoneNumber: '09171112222' };

test('security 6: where App Check is configured, no code is sent without the proof of our app', async () => {
  shows('sendPhoneCode CHALLENGE_FAILED');
  const bare = await world.api.callAs({ uid: 'bea' }, 'sendPhoneCode', { body });
  expect([bare.status, refusalIn(bare).reason]).toEqual([403, 'CHALLENGE_FAILED']);
  const forged = await world.api.callAs({ uid: 'bea' }, 'sendPhoneCode', {
    body,
    headers: { 'x-firebase-appcheck': 'of somebody else' },
  });
  expect(refusalIn(forged).reason).toBe('CHALLENGE_FAILED');
  expect(await world.api.sandbox.sms('+639171112222')).toEqual([]);
});

test('ux 4: where App Check is configured, no link for a new password is mailed without the proof of our app', async () => {
  shows('sendPasswordReset CHALLENGE_FAILED');
  const bare = await world.api.callAs({ uid: 'bea' }, 'sendPasswordReset', {
    body: { email: 'bea@suki.test' },
  });
  expect([bare.status, refusalIn(bare).reason]).toEqual([403, 'CHALLENGE_FAILED']);
});

test('security 6: with the proof of our app the code is sent', async () => {
  const headers = { 'X-Firebase-AppCheck': 'of our app' };
  expect((await world.api.callAs({ uid: 'bea' }, 'sendPhoneCode', { body, headers })).status).toBe(200);
});

test('security 6: a call without a challenge asks for no proof', async () => {
  expect((await world.api.callAs({ uid: 'bea' }, 'getUser')).status).toBe(200);
});

test('a browser of the shop may send the proof', async () => {
  const response = await fetch(`${world.api.url}/login/phone`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-firebase-appcheck',
    },
  });
  expect(response.headers.get('access-control-allow-headers')).toContain('x-firebase-appcheck');
});

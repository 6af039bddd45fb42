import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingProjectSettings } from './project-settings.ts';

let server: Server;
let baseUrl: string;
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const seen: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url, request.headers.authorization);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const policy = (minPasswordLength: number, passwordPolicyEnforcementState = 'ENFORCE') => ({
  passwordPolicyEnforcementState,
  passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength, maxPasswordLength: 4096 } }],
});
const complete = {
  name: 'projects/1/config',
  passwordPolicyConfig: policy(8),
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  quota: { signUpQuotaConfig: { quota: '100', quotaDuration: '3600s' } },
};
const missing = () => missingProjectSettings({ projectId: 'suki-prod', baseUrl, accessToken: async () => 'token' });

test('security 18: a project with all settings has nothing to warn of', async () => {
  answer = { status: 200, body: complete };
  expect(await missing()).toEqual([]);
  expect(seen).toEqual(['/admin/v2/projects/suki-prod/config', 'Bearer token']);
});

test.each([
  ['no password policy', { passwordPolicyConfig: undefined }, ['Password policy']],
  ['a policy that is not enforced', { passwordPolicyConfig: policy(8, 'OFF') }, ['Password policy']],
  ['passwords of six characters', { passwordPolicyConfig: policy(6) }, ['Password policy']],
  ['no enumeration protection', { emailPrivacyConfig: {} }, ['Email enumeration protection']],
  ['no sign-up quota', { quota: {} }, ['Sign-up quota']],
])('security 18: a project with %s is told, with the place to set it', async (_what, change, places) => {
  answer = { status: 200, body: { ...complete, ...change } };
  const warnings = await missing();
  expect(warnings).toHaveLength(places.length);
  for (const [index, place] of places.entries()) expect(warnings[index]).toContain(place);
});

test('settings that cannot be read are an error', async () => {
  answer = { status: 403, body: {} };
  await expect(missing()).rejects.toThrow('HTTP 403');
});

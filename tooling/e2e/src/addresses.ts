import { ports } from '@suki/local-stack/ports';

const { web, ops, api, sandbox, authEmulator } = ports();

const given = (name: string, port: number): string => process.env[name] ?? `http://localhost:${port}`;

/** Addresses of the stack under test: those of the variables, else of the stack that `start` runs. */
export const addresses = {
  web: given('SUKI_WEB_URL', web),
  ops: given('SUKI_OPS_URL', ops),
  api: given('SUKI_API_URL', api),
  sandbox: given('SUKI_SANDBOX_URL', sandbox),
  authEmulator: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `127.0.0.1:${authEmulator}`}`,
} as const;

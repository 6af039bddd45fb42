import { resolve } from 'node:path';
import { ports } from './ports.ts';
import { repositoryRoot } from './repository-root.ts';

export type StackEnvironmentOptions = {
  /** `SUKI_PORT_BASE`, from which every address is derived. */
  readonly base: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string;
  readonly nodeEnvironment?: 'production' | 'development' | undefined;
};

export const firebaseProjectId = 'demo-suki';
const firebaseApiKey = 'demo-key';
/** A public key by its form: the sandbox lets its holder make tokens of cards and nothing else. */
const xenditPublicKey = 'xnd_public_demo';

/**
 * Credentials of a stack on one machine, public and useless elsewhere: all begin with `local-`, and a process with
 * APP_ENV=production refuses such values.
 */
export const localSecrets = {
  XENDIT_SECRET_KEY: 'local-xendit-secret-key',
  XENDIT_CALLBACK_TOKEN: 'local-xendit-callback-token',
  TRACKINGMORE_API_KEY: 'local-trackingmore-api-key',
  TRACKINGMORE_WEBHOOK_SECRET: 'local-trackingmore-webhook-secret',
  SMS_API_KEY: 'local-sms-api-key',
  SANDBOX_CONTROL_KEY: 'local-sandbox-control-key',
  CATALOGUE_SERVICE_TOKEN: 'local-catalogue-service-token',
  DATA_KEY: 'local-data-key-for-one-machine-only',
  SESSION_SECRET: 'local-session-secret-for-one-machine-only',
} as const;

export function dataDirectoryOf(configured: string | undefined): string {
  return configured === undefined || configured === '' ? resolve(repositoryRoot, '.suki') : resolve(configured);
}

/**
 * Returns all variables that our processes read, and nothing of the caller's environment: the supervisor adds PATH
 * and HOME.
 */
export function stackEnvironment(options: StackEnvironmentOptions): Readonly<Record<string, string>> {
  const port = ports(options.base);
  const apiUrl = `http://localhost:${port.api}`;
  const webUrl = `http://localhost:${port.web}`;
  const opsUrl = `http://localhost:${port.ops}`;
  const sandboxUrl = `http://localhost:${port.sandbox}`;
  const authEmulatorHost = `127.0.0.1:${port.authEmulator}`;
  return {
    APP_ENV: 'test',
    NODE_ENV: options.nodeEnvironment ?? 'production',
    SUKI_PORT_BASE: String(options.base),
    SUKI_DATA_DIR: options.dataDirectory,
    SUKI_FILES_DIR: resolve(options.dataDirectory, 'files'),
    SUKI_ART_CACHE_DIR: resolve(options.dataDirectory, 'art'),
    // Node keeps compiled code here: every start but the first is a quarter faster.
    NODE_COMPILE_CACHE: resolve(options.dataDirectory, 'compile-cache'),
    DATABASE_URL: options.databaseUrl,
    API_URL: apiUrl,
    WEB_URL: webUrl,
    OPS_URL: opsUrl,
    SANDBOX_URL: sandboxUrl,
    FIREBASE_PROJECT_ID: firebaseProjectId,
    FIREBASE_API_KEY: firebaseApiKey,
    FIREBASE_AUTH_EMULATOR_HOST: authEmulatorHost,
    XENDIT_BASE_URL: `${sandboxUrl}/xendit`,
    TRACKINGMORE_BASE_URL: `${sandboxUrl}/trackingmore/v4`,
    SMS_BASE_URL: `${sandboxUrl}/semaphore`,
    MAIL_BASE_URL: `${sandboxUrl}/mail`,
    ...localSecrets,
    ...publicVariables({ apiUrl, webUrl, sandboxUrl, authEmulatorHost }),
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

type PublicAddresses = {
  readonly apiUrl: string;
  readonly webUrl: string;
  readonly sandboxUrl: string;
  readonly authEmulatorHost: string;
};

/**
 * Variables for browsers, with the prefix of each bundler: NEXT_PUBLIC_ for the shop, VITE_ for the ops console. None
 * is a secret.
 */
function publicVariables(addresses: PublicAddresses): Record<string, string> {
  const values = {
    API_URL: addresses.apiUrl,
    WEB_URL: addresses.webUrl,
    // Only local builds have this address: screens link to the outbox with mails and text messages.
    SANDBOX_URL: addresses.sandboxUrl,
    // With these two a browser makes a token of a card; the card's number goes nowhere else.
    XENDIT_URL: `${addresses.sandboxUrl}/xendit`,
    XENDIT_KEY: xenditPublicKey,
    FIREBASE_API_KEY: firebaseApiKey,
    FIREBASE_PROJECT_ID: firebaseProjectId,
    FIREBASE_AUTH_EMULATOR_URL: `http://${addresses.authEmulatorHost}`,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => [
      [`NEXT_PUBLIC_${name}`, value],
      [`VITE_${name}`, value],
    ]),
  );
}

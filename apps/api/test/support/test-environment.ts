import { type Environment, readEnvironment } from '../../src/env.ts';
import { testSecrets } from './test-secrets.ts';
import { testProjectId } from './test-token.ts';

export const testServiceToken = 'local-catalogue-service-token';

export type TestEnvironmentOptions = {
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  readonly dataDirectory: string;
  readonly changes?: Readonly<Record<string, string>> | undefined;
};

export function testEnvironment(options: TestEnvironmentOptions): Environment {
  const { databaseUrl, sandboxUrl, dataDirectory, changes } = options;
  return readEnvironment({
    APP_ENV: 'test',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    API_URL: 'http://localhost:4000',
    WEB_URL: 'http://localhost:3000',
    OPS_URL: 'http://localhost:3001',
    SUKI_FILES_DIR: `${dataDirectory}/files`,
    // Used by those tests only that name a bucket.
    STORAGE_EMULATOR_HOST: `${sandboxUrl}/gcs`,
    // Used by those tests only that name an account.
    ALGOLIA_BASE_URL: `${sandboxUrl}/algolia`,
    SUKI_ART_CACHE_DIR: `${dataDirectory}/art`,
    FIREBASE_PROJECT_ID: testProjectId,
    FIREBASE_API_KEY: 'demo-key',
    // The sandbox plays the emulator's calls around verification mails; tokens are made without it.
    FIREBASE_AUTH_EMULATOR_HOST: new URL(sandboxUrl).host,
    XENDIT_BASE_URL: `${sandboxUrl}/xendit`,
    XENDIT_SECRET_KEY: testSecrets.xenditSecretKey,
    XENDIT_CALLBACK_TOKEN: testSecrets.xenditCallbackToken,
    TRACKINGMORE_BASE_URL: `${sandboxUrl}/trackingmore/v4`,
    TRACKINGMORE_API_KEY: testSecrets.trackingMoreApiKey,
    TRACKINGMORE_WEBHOOK_SECRET: testSecrets.trackingMoreWebhookSecret,
    SMS_BASE_URL: `${sandboxUrl}/semaphore`,
    SMS_API_KEY: testSecrets.smsApiKey,
    MAIL_BASE_URL: `${sandboxUrl}/mail`,
    CATALOGUE_SERVICE_TOKEN: testServiceToken,
    DATA_KEY: 'local-data-key-for-one-machine-only',
    ...changes,
  });
}

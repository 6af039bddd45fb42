import { createHash } from 'node:crypto';
import { googleKeysUrl, type VariableName } from '../src/variables.table.ts';

/** A text as random as a secret and the same in each run, so that no secret stands in the repository. */
const madeUp = (name: string): string => createHash('sha256').update(`made up for ${name}`).digest('hex');

/** Every variable of a deployment that the start-up guard lets start; tests change one of them at a time. */
export const productionVariables = {
  APP_ENV: 'production',
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://suki:word@db.suki.ph:5432/suki?sslmode=verify-full',
  API_URL: 'https://api.suki.ph',
  WEB_URL: 'https://suki.ph',
  WEB_COPIES: 'https://10.0.0.5, https://10.0.0.6',
  OPS_URL: 'https://ops.suki.ph',
  FILES_BUCKET: 'suki-live-pictures',
  SUKI_ART_CACHE_DIR: '/art',
  FIREBASE_PROJECT_ID: 'suki-live',
  FIREBASE_KEYS_URL: googleKeysUrl,
  FIREBASE_API_KEY: 'AIza-the-web-key-of-suki-live',
  XENDIT_BASE_URL: 'https://api.xendit.co',
  XENDIT_SECRET_KEY: `xnd_production_${madeUp('XENDIT_SECRET_KEY')}`,
  XENDIT_CALLBACK_TOKEN: madeUp('XENDIT_CALLBACK_TOKEN'),
  TRACKINGMORE_BASE_URL: 'https://api.trackingmore.com/v4',
  TRACKINGMORE_API_KEY: madeUp('TRACKINGMORE_API_KEY'),
  TRACKINGMORE_WEBHOOK_SECRET: madeUp('TRACKINGMORE_WEBHOOK_SECRET'),
  SMS_BASE_URL: 'https://api.semaphore.co',
  SMS_API_KEY: madeUp('SMS_API_KEY').slice(0, 32),
  MAIL_BASE_URL: 'https://mail.provider.ph',
  CATALOGUE_SERVICE_TOKEN: madeUp('CATALOGUE_SERVICE_TOKEN'),
  SESSION_SECRET: madeUp('SESSION_SECRET'),
  DATA_KEY: Buffer.from(madeUp('DATA_KEY'), 'hex').toString('base64'),
  NEXT_PUBLIC_API_URL: 'https://api.suki.ph',
  NEXT_PUBLIC_WEB_URL: 'https://suki.ph',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'suki-live',
  NEXT_PUBLIC_XENDIT_URL: 'https://api.xendit.co',
  NEXT_PUBLIC_XENDIT_KEY: 'xnd_public_production_1',
  VITE_API_URL: 'https://api.suki.ph',
  VITE_WEB_URL: 'https://suki.ph',
  VITE_FIREBASE_PROJECT_ID: 'suki-live',
} as const satisfies { readonly [Name in VariableName]?: string };

export const stagingVariables = {
  ...productionVariables,
  APP_ENV: 'staging',
  XENDIT_SECRET_KEY: `xnd_development_${madeUp('XENDIT_SECRET_KEY of staging')}`,
  NEXT_PUBLIC_XENDIT_KEY: 'xnd_public_development_1',
} as const satisfies { readonly [Name in VariableName]?: string };

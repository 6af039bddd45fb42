import { randomInt } from 'node:crypto';
import { SECOND_FACTOR_ISSUER, secondFactor } from '@suki/domain/config/second-factor';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** Letters and digits that nobody mixes up on paper: no 0 and o, no 1, i and l. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_HALF = 5;

const { digits, periodSeconds: period, driftSteps } = secondFactor;

/** Makes the secret of a new authenticator, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads off a QR code. */
export function otpauthUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** Returns the time step whose code this is, within the allowed drift; null for a wrong code. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (token.length !== digits) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: driftSteps });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** The code of a moment; for authenticators of tests. */
export function codeAt(secret: string, moment: Date): string {
  return totpOf(secret).generate({ timestamp: moment.getTime() });
}

function totpOf(secret: string, label = 'staff'): TOTP {
  return new TOTP({ issuer: SECOND_FACTOR_ISSUER, label, secret: Secret.fromBase32(secret), digits, period });
}

/** Makes recovery codes as people read them: `k7m2q-9xw4t`, 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: secondFactor.recoveryCodes }, () => `${letters()}-${letters()}`);
}

const letters = (): string =>
  Array.from({ length: RECOVERY_HALF }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('');

/** A typed recovery code without what people add or leave out: spaces, hyphens, capitals. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

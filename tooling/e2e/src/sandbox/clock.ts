import { ports } from '@suki/dev-stack/ports';
import { addresses } from '../addresses.ts';
import { staff } from '../people/staff.ts';

function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'idToken' in answer && typeof answer.idToken === 'string') {
    return answer.idToken;
  }
  throw new Error(`Expected a token of the Auth emulator for ${staff.warehouse.email}, got ${JSON.stringify(answer)}.`);
}

async function staffToken(): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `127.0.0.1:${ports().authEmulator}`;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...staff.warehouse, returnSecureToken: true }),
  });
  return tokenOf(await response.json());
}

/** Brings the system under test back to the real time. */
export async function resetClock(): Promise<void> {
  const response = await fetch(`${addresses.api}/staff/clock`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await staffToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: 0 }),
  });
  if (!response.ok) {
    throw new Error(`Expected the clock to be brought back, got ${response.status}: ${await response.text()}.`);
  }
}

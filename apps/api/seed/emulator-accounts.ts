import type { DemoAccount } from './demo-accounts.ts';

type Emulator = { readonly host: string; readonly projectId: string };

/**
 * Makes the demo accounts in the Auth emulator, or brings them up to date. The emulator takes the word "owner" for an
 * administrator; a real project never gets here, because production refuses the emulator's variable.
 * @throws Error when the emulator refuses an account.
 */
export async function ensureEmulatorAccounts(accounts: readonly DemoAccount[], emulator: Emulator): Promise<void> {
  for (const account of accounts) await ensureAccount(account, emulator);
}

async function ensureAccount(account: DemoAccount, { host, projectId }: Emulator): Promise<void> {
  const base = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const profile = {
    localId: account.firebaseUid,
    email: account.email,
    password: account.password,
    displayName: account.name,
    emailVerified: true,
  };
  const made = await post(`${base}/accounts`, profile);
  const isThere = made.ok || (await made.text()).includes('DUPLICATE_LOCAL_ID') || made.status === 400;
  // Roles are rows of the database (ADR 0091): claims of an older start are cleared.
  const noClaims = { localId: account.firebaseUid, emailVerified: true, customAttributes: '{}' };
  const updated = isThere ? await post(`${base}/accounts:update`, noClaims) : made;
  if (!updated.ok) {
    throw new Error(
      `Expected the Auth emulator to make ${account.email}, got ${updated.status}: ${await updated.text()}. ` +
        'Is another program on its port? `npx -y pnpm@12 reset` starts over.',
    );
  }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

import type { DemoAccount } from './demo-accounts.ts';

export type SummaryOptions = {
  readonly environment: Readonly<Record<string, string>>;
  readonly dataDirectory: string;
  readonly accounts: readonly DemoAccount[];
  readonly seconds: string;
};

/** The text after `start`: addresses, accounts to sign in with, and how to stop. */
export function summary({ environment, dataDirectory, accounts, seconds }: SummaryOptions): string {
  const addresses = [
    ['Shop', environment.WEB_URL],
    ['Ops console', environment.OPS_URL],
    ['Sandbox', `${environment.SANDBOX_URL}  (pay, ship, and read the mails and text messages)`],
    ['API', environment.API_URL],
  ];
  return [
    '',
    `Suki is up, after ${seconds}.`,
    '',
    ...addresses.map(([name, address]) => `  ${(name ?? '').padEnd(12)} ${address ?? ''}`),
    '',
    ...accountLines(accounts),
    `Data and logs are in ${dataDirectory}. Ctrl-C stops everything and keeps the data; "npx -y pnpm@12 reset" starts over.`,
  ].join('\n');
}

function accountLines(accounts: readonly DemoAccount[]): readonly string[] {
  if (accounts.length === 0) return [];
  const passwords = new Set(accounts.map(({ password }) => password));
  const [first] = passwords;
  const isShared = passwords.size === 1;
  const roleWidth = Math.max(...accounts.map(({ role }) => role.length));
  const nameWidth = Math.max(...accounts.map(({ name }) => name.length));
  const emailWidth = Math.max(...accounts.map(({ email }) => email.length));
  return [
    isShared ? `Demo accounts, all with the password ${first ?? ''}:` : 'Demo accounts:',
    ...accounts.map(({ role, name, email, password }) =>
      `  ${role.padEnd(roleWidth)}  ${name.padEnd(nameWidth)}  ${email.padEnd(emailWidth)}  ${isShared ? '' : password}`.trimEnd(),
    ),
    '',
  ];
}

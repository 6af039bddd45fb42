import { type LoadSize, sellersOf } from './load-size.ts';
import { id } from './sql-id.ts';

/** SQL of the sealed account number of a seller; each is sealed for its owner, in a table of the filling. */
const sealedNumber = (seller: string): string =>
  `(select sealed from sealed_numbers where user_id = ${id('usr', seller)})`;

/** Everybody with an address and a wallet; sellers with a bank account and payouts. */
export function peopleStatements(size: LoadSize): readonly string[] {
  const payoutsPerSeller = 10;
  return [
    `insert into users (id, firebase_uid, is_anonymous, name, email, email_proved_at, phone_number, phone_verified_at, avatar, locale, region, is_balance_hidden,
       default_address_id, created_at, updated_at)
     select ${id('usr', 'n')}, 'bench-' || n, false, 'Person ' || n, 'bench-' || n || '@suki.test', now(), '+639' || lpad(n::text, 9, '0'), now(), 1, 'en', 'NCR',
       false, ${id('adr', 'n')}, now() - interval '1 year', now()
     from generate_series(1, ${size.users}) n`,
    `insert into staff_roles (id, user_id, role, granted_at) values (${id('stf', '1')}, ${id('usr', String(size.users))}, 'admin', now())`,
    `insert into wallets (user_id, balance) select id, 10000000 from users`,
    `insert into addresses (id, user_id, recipient, phone_number, psgc, street, place, region, created_at, updated_at)
     select default_address_id, id, name, phone_number, '1380600001', name || ' Street', 'Poblacion, City of Makati, NCR', 'NCR', now(), now() from users`,
    `insert into withdrawal_accounts (id, user_id, channel_code, account_holder_name, account_number, status, destination_changed_at, created_at, updated_at)
     select ${id('wac', 'n')}, ${id('usr', 'n')}, 'PH_BDO', 'Person ' || n, ${sealedNumber('n')}, 'valid', now(), now(), now() from generate_series(1, ${sellersOf(size)}) n`,
    // One in a hundred is under way or was given up, as in life.
    `insert into payouts (id, user_id, withdrawal_account_id, channel_code, account_holder_name, account_number, amount, fee, status, gateway_payout_id,
       failure_reason, tries, created_at, updated_at)
     select ${id('pyo', 'n')}, ${id('usr', `1 + n % ${sellersOf(size)}`)}, ${id('wac', `1 + n % ${sellersOf(size)}`)}, 'PH_BDO', 'Person', ${sealedNumber(`1 + n % ${sellersOf(size)}`)}, 20000, 0,
       case n % 300 when 0 then 'PENDING' when 1 then 'REQUESTED' when 2 then 'FAILED' else 'SUCCEEDED' end, 'disb-' || n,
       case n % 300 when 0 then 'INVALID_DESTINATION' end, 1, now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, ${sellersOf(size) * payoutsPerSeller}) n`,
  ];
}

import type { StaffRole } from '@suki/domain/people/staff-roles';

export type DemoAccount = {
  readonly firebaseUid: string;
  readonly role: 'buyer' | 'seller' | 'warehouse' | 'inspector' | 'support' | 'catalogue' | 'admin';
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** Barangay of the address, by PSGC code. */
  readonly psgc: string;
  readonly street: string;
  readonly staffRoles: readonly StaffRole[];
  /** True for accounts that are printed after a start; the others only fill the market. */
  readonly isShown: boolean;
};

/** One password for all: these accounts exist in the Auth emulator only. */
const password = 'suki-demo-2026';

const makati = '1380300002';
const cebu = '0730600003';
const davao = '1130700003';
const baguio = '1430300126';

function person(
  number: number,
  role: DemoAccount['role'],
  details: Pick<DemoAccount, 'name' | 'psgc' | 'street'> & Partial<Pick<DemoAccount, 'staffRoles' | 'isShown'>>,
): DemoAccount {
  const first = details.name.split(' ', 1)[0]?.toLowerCase() ?? 'demo';
  return {
    firebaseUid: `demo-${first}`,
    role,
    email: `${first}@suki.test`,
    password,
    phoneNumber: `+6391700000${String(number).padStart(2, '0')}`,
    staffRoles: [],
    isShown: false,
    ...details,
  };
}

export const demoPeople = [
  person(1, 'buyer', { name: 'Bea Santos', psgc: makati, street: '12 Salcedo Street', isShown: true }),
  person(2, 'seller', { name: 'Sam Reyes', psgc: cebu, street: '8 Mango Avenue', isShown: true }),
  person(3, 'warehouse', {
    name: 'Ines Cruz',
    psgc: makati,
    street: 'Warehouse',
    staffRoles: ['warehouse'],
    isShown: true,
  }),
  person(4, 'inspector', {
    name: 'Noli Garcia',
    psgc: makati,
    street: 'Warehouse',
    staffRoles: ['inspector'],
    isShown: true,
  }),
  person(5, 'support', {
    name: 'Fe Ramos',
    psgc: makati,
    street: 'Office',
    staffRoles: ['support', 'finance'],
    isShown: true,
  }),
  person(6, 'seller', { name: 'Mika Tan', psgc: davao, street: '3 Quimpo Boulevard' }),
  person(7, 'seller', { name: 'Jun Dizon', psgc: baguio, street: '21 Session Road' }),
  person(8, 'seller', { name: 'Tess Uy', psgc: makati, street: '5 Jupiter Street' }),
  person(9, 'buyer', { name: 'Kiko Lim', psgc: cebu, street: '40 Colon Street' }),
  person(10, 'buyer', { name: 'Ana Flores', psgc: davao, street: '9 Roxas Avenue' }),
  person(11, 'buyer', { name: 'Paolo Gil', psgc: makati, street: '77 Ayala Avenue' }),
  // A pair fails when two inspectors agree.
  person(12, 'inspector', {
    name: 'Rico Salas',
    psgc: makati,
    street: 'Warehouse',
    staffRoles: ['inspector'],
    isShown: true,
  }),
  person(13, 'admin', { name: 'Ada Lopez', psgc: makati, street: 'Office', staffRoles: ['admin'], isShown: true }),
  person(14, 'catalogue', {
    name: 'Cara Mendoza',
    psgc: makati,
    street: 'Office',
    staffRoles: ['catalogue'],
    isShown: true,
  }),
] as const satisfies readonly DemoAccount[];

/** The accounts that a start prints. */
export const demoAccounts: readonly Pick<DemoAccount, 'role' | 'name' | 'email' | 'password'>[] = demoPeople.filter(
  ({ isShown }) => isShown,
);

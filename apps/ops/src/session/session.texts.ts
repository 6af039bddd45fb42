import type { StaffRole } from '@suki/domain/people/staff-roles';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  warehouse: 'Warehouse',
  inspector: 'Inspector',
  support: 'Support',
  finance: 'Finance',
  catalogue: 'Catalog',
  admin: 'Admin',
};

/** Words of the sign-in. */
export const signInTexts = {
  page: 'Sign in',
  home: 'Suki ops',
  title: 'Sign in to the station',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on.',
  button: 'Sign in',
  running: 'Signing in',
  note: 'No account? Ask an admin. You are signed out when you close this tab.',
} as const;

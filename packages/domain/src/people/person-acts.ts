/** The acts of the staff on a person. Each is a line of an append-only history, with who did it, when and why. */
export const personActs = [
  'selling_suspended',
  'buying_suspended',
  'account_suspended',
  'selling_restored',
  'buying_restored',
  'account_restored',
  'sessions_ended',
  'role_granted',
  'role_taken',
  'admin_suspension_asked',
  'admin_role_asked',
  'second_factor_enrolled',
  'second_factor_reset_asked',
  'second_factor_reset',
  'recovery_code_used',
] as const;
export type PersonAct = (typeof personActs)[number];

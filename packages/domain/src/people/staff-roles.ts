/** The roles of the staff. A member of the staff has one or several; an `admin` may make every call of the staff. */
export const staffRoles = ['warehouse', 'inspector', 'support', 'finance', 'catalogue', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

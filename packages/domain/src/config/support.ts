/** Where people write for a copy of their data or the end of their account; it must be a mailbox that is read. */
export const SUPPORT_EMAIL = 'hello@suki.test';

/** The database that every test database is copied from. */
export const templateName = 'suki_template';

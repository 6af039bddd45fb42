/** Google's own address of Firebase Auth. */
export const identityToolkitUrl = 'https://identitytoolkit.googleapis.com';

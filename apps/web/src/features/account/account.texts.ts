import { fieldsEn } from '@suki/domain/texts/fields.en';

export const accountTexts = {
  title: 'Me',
  profile: 'Profile',
  nameLess: 'No name yet',
  name: 'Name',
  nameHint: `Others see it, for instance beside your looks. ${fieldsEn['field.name.length']}`,
  picture: 'Picture',
  pictureOf: (number: number) => `Picture ${number}`,
  save: 'Save the profile',
  saving: 'Saving',
  saved: 'Profile saved',
  email: 'Email',
  noEmail: 'None',
  places: 'Your places',
  links: { orders: 'Orders', asks: 'Asks', bids: 'Bids', wallet: 'Wallet', inbox: 'Inbox' },
  leaving: 'Signing out',
  leave: 'Sign out',
  leaveAll: 'Sign out everywhere',
  leaveNote: 'Everywhere: every phone and computer that is signed in with this account has to sign in again.',
  leaveFailed: 'Signing out did not work. Check your connection and try again.',
} as const;

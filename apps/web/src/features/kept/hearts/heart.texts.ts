export const heartTexts = {
  word: 'Save',
  save: (name: string) => `Save ${name}`,
} as const;

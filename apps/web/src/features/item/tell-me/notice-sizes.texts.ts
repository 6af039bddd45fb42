export const noticeTexts = {
  tellMe: 'Tell me',
  tellMeOf: (name: string) => `Tell me about ${name}`,
  failed: 'We couldn’t load this. Check your connection and try again.',
  title: 'Which size is yours?',
  text: (name: string) => `${name}: we write you once, when somebody sells your size.`,
  close: 'Close',
  listed: (size: string) => `${size}, on sale now`,
  done: 'Done',
} as const;

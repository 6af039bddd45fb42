import type { Page } from '@playwright/test';

/**
 * Shows a story in place of the one before, and waits for the end of its play function, if it has one.
 * @param page - one that shows some page of Storybook's frame
 * @returns what is wrong, as sentences. Empty is good.
 */
export function showStory(page: Page, storyId: string): Promise<readonly string[]> {
  return page.evaluate(show, storyId);
}

type Channel = {
  readonly on: (event: string, listener: (told: unknown) => void) => void;
  readonly off: (event: string, listener: (told: unknown) => void) => void;
  readonly emit: (event: string, told: unknown) => void;
};

/** Runs in the page, so it holds everything that it needs: asks for the story, and listens for the outcome. */
function show(storyId: string): Promise<string[]> {
  const limitSeconds = 90;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const words = (told: unknown): string => {
    if (Array.isArray(told)) return told.map(words).join('\n');
    if (typeof told !== 'object' || told === null) return String(told);
    const { stack, message, title, description } = told as Readonly<Record<string, unknown>>;
    const said = [title, description, message].filter((each) => each !== undefined).join(' ');
    return stack === undefined || String(stack).includes(said) ? String(stack ?? said) : `${said}\n${stack}`;
  };
  return new Promise((settle) => {
    const problems: string[] = [];
    const end = () => {
      clearTimeout(limit);
      for (const [event, listener] of listeners) channel.off(event, listener);
      settle(problems);
    };
    const note = (told: unknown) => {
      problems.push(words(told));
    };
    const noteAndEnd = (told: unknown) => {
      note(told);
      end();
    };
    const listeners: readonly (readonly [string, (told: unknown) => void])[] = [
      ['playFunctionThrewException', note],
      ['unhandledErrorsWhilePlaying', note],
      ['storyThrewException', noteAndEnd],
      ['storyErrored', noteAndEnd],
      ['storyMissing', () => noteAndEnd('Its file could not be loaded, or has it no more.')],
      [
        'storyFinished',
        (told) => {
          const { storyId: id, status } = told as { readonly storyId: string; readonly status: string };
          // The story before may end late.
          if (id !== storyId) return;
          if (status !== 'success' && problems.length === 0) problems.push(`It ended with the status ${status}.`);
          end();
        },
      ],
    ];
    const limit = setTimeout(() => noteAndEnd(`It did not end in ${limitSeconds} s.`), limitSeconds * 1_000);
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

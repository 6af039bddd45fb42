import type { NamedTest } from '../../pages/has-test.ts';

/** Answers whose tests do not go through `callAs`: uploads, streams, what a hosted service sends, a server of production. */
export const shownOtherwise: Readonly<Record<string, NamedTest>> = {
  'moveClock CLOCK_FIXED': {
    file: 'src/features/clock/clock.test.ts',
    title: 'the clock > cannot be moved in production, where it is real time whatever is stored',
  },
  'streamEvents success': {
    file: 'src/http/event-stream.test.ts',
    title: 'the event stream > tells its owner within a second what changed, and nobody else',
  },
  'uploadFile success': {
    file: 'src/features/files/files.test.ts',
    title: 'an upload > is re-encoded as WebP without its metadata, and served so that no browser runs it',
  },
  'uploadFile FILE_REFUSED': {
    file: 'src/features/files/files.test.ts',
    title: 'an upload > that is not multipart is refused',
  },
};

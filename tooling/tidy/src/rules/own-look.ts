/**
 * A button that an app draws for itself has no story, no accepted picture and no checked dark theme, and the next
 * designer does not find it. Screens place parts; packages/ui alone says how a part looks (ADR 0054).
 */
import { findMatches } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const stylesOfAnApp = /^apps\/(?:web|ops)\/src\/.*\.css\.ts$/;
const looks =
  /\b(?:color|background\w*|border\w*|outline|outlineColor|boxShadow|opacity|fill|stroke\w*|font\w*|letterSpacing|lineHeight|textDecoration\w*|textTransform|textShadow|transition\w*|animation\w*|transform|filter|cursor|clipPath)\s*:/;

/** Files with a look of their own, each with the reason why the part is not in the kit. */
const allowed: Readonly<Record<string, string>> = {
  'apps/web/src/features/account/profile/avatar-choice.css.ts': 'our twelve pictures of people, chosen on one screen',
  'apps/web/src/features/certificate/certificate.css.ts': 'an address in small print beside its code',
  'apps/web/src/features/home/drops/drops.css.ts': 'the calendar of drops, on one page (ADR 0176)',
  'apps/web/src/features/home/for-you/bands.css.ts': 'the story and the sale, each as wide as the screen (ADR 0176)',
  'apps/web/src/features/home/for-you/blocks.css.ts':
    'each part of the home page has a shape that no other page has (ADR 0176)',
  'apps/web/src/features/home/for-you/front.css.ts': 'the first screen of the home page (ADR 0176)',
  'apps/web/src/features/home/for-you/market.css.ts': 'ranks and rows of the home page (ADR 0176)',
  'apps/web/src/features/home/for-you/picture.css.ts': 'the loud papers of the home page (ADR 0176)',
  'apps/web/src/features/home/for-you/tape.css.ts': 'what was just sold, in one line of the home page (ADR 0176)',
  'apps/web/src/features/inbox/message-group.css.ts': 'read and unread are words of the inbox',
  'apps/ops/src/clock/clock-panel.css.ts': 'the clock of development is not a part of the product',
  'apps/ops/src/features/labels/paper.css.ts': 'labels and tags for paper',
  'apps/ops/src/features/work-list/work-list.css.ts': 'the work lists of the station with their counts',
  'apps/ops/src/shell/list-links.css.ts': 'filters of the station, in its own dense lists',
  'apps/ops/src/shell/shell.css.ts': 'the frame of the station, with its keys',
};

export const ownLook: Rule = (file) => {
  if (!stylesOfAnApp.test(file.path) || file.path in allowed) return [];
  return findMatches(
    file,
    looks,
    (found) =>
      `A screen has a look of its own (${found.replace(/\s*:$/, '')}): take a part of packages/ui, or make one there.`,
    withoutComments(file.text),
  );
};

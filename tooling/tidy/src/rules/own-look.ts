/**
 * A button that an app draws for itself has no story, no picture, no dark look that anybody checked, and the next designer does not find it.
 * Screens say where parts stand; how a part looks is said in packages/ui alone (ADR 0054).
 */
import { findMatches } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const stylesOfAnApp = /^apps\/(?:web|ops)\/src\/.*\.css\.ts$/;
const looks =
  /\b(?:color|background\w*|border\w*|outline|outlineColor|boxShadow|opacity|fill|stroke\w*|font\w*|letterSpacing|lineHeight|textDecoration\w*|textTransform|textShadow|transition\w*|animation\w*|transform|filter|cursor|clipPath)\s*:/;

/** What has a look of its own all the same, each with the reason why it is no part of the kit. */
const allowed: Readonly<Record<string, string>> = {
  'apps/web/src/features/account/profile/avatar-choice.css.ts': 'our twelve pictures of people, chosen on one screen',
  'apps/web/src/features/certificate/certificate.css.ts': 'an address in small print beside its code',
  'apps/web/src/features/inbox/message-row.css.ts': 'read and unread are words of the inbox',
  'apps/ops/src/clock/clock-panel.css.ts': 'the clock of development is not a part of the product',
  'apps/ops/src/features/shipping/address-label.css.ts': 'a label for paper',
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

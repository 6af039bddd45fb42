/**
 * A rule in two places is changed in one: a form then accepts what the API refuses, and a screen promises what nobody
 * does. Rules live in packages/domain alone. The patterns are rules that apps have copied before: the tabs of a list,
 * the size of a page, a fee.
 */
import { findMatches, isGenerated, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const users = /^(?:apps\/\w+|packages\/(?:contract|db|notifications|sdk|ui))\/src\//;
/** Scenes use numbers of their own on purpose. */
const scenes = /\/(?:seed|demo)\//;

const theRules: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern: /\[\s*'(?:selling|to_pay|in_progress|to_receive|active)'\s*,\s*'(?:in_progress|to_receive|done|closed)'/,
    instead: 'keysOf(askTabs), keysOf(bidTabs) or keysOf(orderTabs) of @suki/domain/trade/tabs',
  },
  {
    pattern: /\bconst \w*(?:PAGE_SIZE|pageSize)\w* = \d|\bconst (?:DEFAULT_)?LIMIT = \d|\blimit\s*[:=]\s*\d/,
    instead: 'a page size of @suki/domain/config/lists',
  },
  {
    pattern: /\b(?:feeAmount|discountFeeAmount|minFee|maxFee|keptPercent|harmedPercent)\s*[:=]\s*(?:\w+\()?\d/,
    instead: 'sellerFees of @suki/domain/config/fees or deposits of @suki/domain/config/deposits',
  },
];

export const ownRule: Rule = (file) => {
  if (!users.test(file.path) || scenes.test(file.path)) return [];
  if (!isTypeScript(file.path) || isTest(file.path) || isGenerated(file.path)) return [];
  const code = withoutComments(file.text);
  return theRules.flatMap(({ pattern, instead }) =>
    findMatches(file, pattern, (found) => `A rule of its own (${found}): take ${instead}.`, code),
  );
};

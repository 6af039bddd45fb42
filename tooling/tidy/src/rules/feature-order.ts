/**
 * Two features that import each other are one feature in two folders: neither can be read, moved or deleted alone. Six
 * pairs of the shop had grown that way. A feature imports only features further down this list; the folders beside
 * `features` import none.
 */
import { dirname, join } from 'node:path/posix';
import { findMatches, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const webOrder =
  'home kept certificate calculators pages trades bids asks sell search item checkout orders wallet inbox account payment trade figures';
const opsOrder =
  'catalogue message-previews find people receiving work-list orders inspection shipping alerts money approvals stock labels items';
const orders: Readonly<Record<string, readonly string[]>> = { web: webOrder.split(' '), ops: opsOrder.split(' ') };

/** A folder of an app, except the pages of the shop, which put the features together. */
const folder = /^apps\/(web|ops)\/src\/(?!app\/)(?:features\/)?([\w-]+)\//;
const localImport = /(?:from|import\()\s*'\.[^']+'/g;

export const featureOrder: Rule = (file) => {
  const [, app = '', own = ''] = folder.exec(file.path) ?? [];
  const order = orders[app];
  if (order === undefined || !isTypeScript(file.path)) return [];
  return findMatches(file, localImport, (found) => found, withoutComments(file.text)).flatMap((finding) => {
    const imported = join(dirname(file.path), finding.message.split("'")[1] ?? '');
    const other = /\/src\/features\/([\w-]+)\//.exec(imported)?.[1];
    if (other === undefined || other === own) return [];
    const [above, below] = [order.indexOf(own), order.indexOf(other)];
    if (above !== -1 && above < below) return [];
    const message = `${own} imports the feature ${other}: move what both need further down (${order.join(', ')}).`;
    return [{ ...finding, message }];
  });
};

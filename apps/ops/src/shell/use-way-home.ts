import { useStaffSession } from '@suki/sdk/hooks/staff/members';
import { homePage } from './console-pages.view-model.ts';
import { paths } from './paths.ts';
import { shellTexts as words } from './shell.texts.ts';

/** The way on from a page that shows nothing: the page with which the station opens for these roles. */
export function useWayHome(): { readonly href: string; readonly text: string; readonly noPageText: string } {
  const { data } = useStaffSession();
  const href = data === null ? paths.workLists : homePage(data.roles);
  return href === paths.catalogue
    ? { href, text: words.toCatalogue, noPageText: words.noPageCatalogue }
    : { href, text: words.toWorkLists, noPageText: words.noPageText };
}

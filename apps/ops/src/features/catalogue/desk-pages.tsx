import { useLocation } from 'wouter';
import { ListLinks } from '../../shell/list-links.tsx';
import { paths } from '../../shell/paths.ts';
import { deskTexts as words } from './catalogue.texts.ts';

const pages = [
  { href: paths.catalogue, name: words.items },
  { href: paths.catalogueBrands, name: words.brands },
  { href: paths.catalogueCharts, name: words.charts },
  { href: paths.catalogueShelves, name: words.shelves },
  { href: paths.catalogueFees, name: words.fees },
  { href: paths.catalogueHistory, name: words.history },
] as const;

/** The pages of the desk, above each of them: beside a list they would break into several lines. */
export function DeskPages() {
  const [path] = useLocation();
  return <ListLinks name={words.pages} lists={pages.map((page) => ({ ...page, isShown: page.href === path }))} />;
}

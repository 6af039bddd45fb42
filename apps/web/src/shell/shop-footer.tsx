import { externalLinks, shownLinks } from '@suki/domain/config/links';
import { Footer } from '@suki/ui/foundations/Footer/Footer';
import { PageLink } from './page-link.client.tsx';
import { shellTexts } from './shell.texts.ts';

const { footer } = shellTexts;

/** The foot of every page. */
export function ShopFooter() {
  return (
    <Footer
      link={PageLink}
      items={[
        { href: '/fees', label: footer.fees },
        { href: '/calculators', label: footer.calculators },
        { href: '/inspection', label: footer.inspection },
        { href: '/terms', label: footer.terms },
        { href: '/privacy', label: footer.privacy },
        { href: '/cookies', label: footer.cookies },
        ...shownLinks(externalLinks).map(({ name, address }) => ({ href: address, label: footer.links[name] })),
      ]}
    >
      {shellTexts.rights}
    </Footer>
  );
}

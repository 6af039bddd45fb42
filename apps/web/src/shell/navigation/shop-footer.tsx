import { externalLinks, shownLinks } from '@suki/domain/config/links';
import { Footer } from '@suki/ui/foundations/Footer/Footer';
import { PageLink } from '../page-link.client.tsx';
import { paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';

const { footer } = shellTexts;

export function ShopFooter() {
  return (
    <Footer
      link={PageLink}
      items={[
        { href: paths.fees, label: footer.fees },
        { href: paths.calculators, label: footer.calculators },
        { href: paths.inspection, label: footer.inspection },
        { href: paths.certificates, label: footer.certificates },
        { href: paths.terms, label: footer.terms },
        { href: paths.privacy, label: footer.privacy },
        { href: paths.cookies, label: footer.cookies },
        ...shownLinks(externalLinks).map(({ name, address }) => ({ href: address, label: footer.links[name] })),
      ]}
    >
      {shellTexts.rights}
    </Footer>
  );
}

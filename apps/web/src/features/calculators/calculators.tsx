import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { AllCalculators } from './all-calculators.client.tsx';
import * as styles from './calculators.css.ts';
import { calculatorsTexts } from './calculators.texts.ts';
import { JumpLink } from './jump-link.client.tsx';

const { tabs } = calculatorsTexts;
const sections = [
  { href: '#sell', label: tabs.sell },
  { href: '#buy', label: tabs.buy },
  { href: '#back', label: tabs.back },
  { href: '#arrive', label: tabs.arrive },
];

/** The calculators page: the same for everyone, filled with the default inputs. */
export function Calculators() {
  return (
    <PageFrame>
      <Stack space={2}>
        <Heading level={1}>{calculatorsTexts.title}</Heading>
        <Text size="lead" measure>
          {calculatorsTexts.lead}
        </Text>
        <Text size="label" tone="soft" measure>
          {calculatorsTexts.share}
        </Text>
        <nav aria-label={calculatorsTexts.jump} className={styles.jump}>
          {sections.map(({ href, label }) => (
            <TextLink key={href} href={href} link={JumpLink}>
              {label}
            </TextLink>
          ))}
        </nav>
      </Stack>
      <AllCalculators />
    </PageFrame>
  );
}

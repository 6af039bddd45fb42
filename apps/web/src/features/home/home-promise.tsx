import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { figuresTexts } from '../figures/figures.texts.ts';
import { ServiceFigures } from '../figures/service-figures.tsx';
import { homeTexts } from './home.texts.ts';
import * as styles from './home-promise.css.ts';

/** One sentence of what Suki is, and the figures that back it. */
export function HomePromise() {
  return (
    <div className={styles.promise}>
      <Stack space={4}>
        <Heading level={1}>{homeTexts.promise}</Heading>
        <Text measure>{homeTexts.promiseText}</Text>
        <ServiceFigures />
        <TextLink href={paths.inspection} link={PageLink}>
          {figuresTexts.more}
        </TextLink>
      </Stack>
    </div>
  );
}

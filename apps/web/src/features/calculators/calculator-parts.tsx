import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { FigureLine } from '@suki/ui/market/FigureLine/FigureLine';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import * as styles from './calculators.css.ts';

export type CalculatorSectionProps = {
  readonly id: string;
  readonly title: string;
  /** The page with the tables behind the calculator. */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
  readonly answer: ReactNode;
  /** Explains the answer: below the fields at a desk, last on phones. */
  readonly below?: ReactNode;
};

/** The frame of one calculator. The answer stands beside the fields at a desk, below them on phones. */
export function CalculatorSection({ id, title, more, children, answer, below }: CalculatorSectionProps) {
  return (
    <Section
      id={id}
      title={title}
      end={
        more && (
          <TextLink size="label" href={more.href} link={PageLink}>
            {more.label}
          </TextLink>
        )
      }
    >
      <div className={styles.pair}>
        <Stack space={5}>{children}</Stack>
        <div className={below === undefined ? undefined : styles.besideBoth}>{answer}</div>
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
    </Section>
  );
}

export function AnswerFigure({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div>
      <Heading level={3} size={3}>
        {label}
      </Heading>
      <FigureLine size="figure">{amount}</FigureLine>
    </div>
  );
}

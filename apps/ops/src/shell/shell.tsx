import { Button } from '@suki/ui/Button/Button';
import { Inline } from '@suki/ui/Inline/Inline';
import { Mark } from '@suki/ui/Mark/Mark';
import { Page } from '@suki/ui/Page/Page';
import { SkipLink } from '@suki/ui/SkipLink/SkipLink';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ClockPanel } from '../features/clock/clock-panel.tsx';
import { type Session, sessionStore } from '../session/session.ts';
import { OpsLink } from './ops-link.tsx';

const pages = [
  { href: '/', label: 'Work lists' },
  { href: '/receive', label: 'Receive a parcel' },
] as const;

type ShellProps = { session: Extract<Session, { state: 'signed-in' }>; children: ReactNode };

/** What stands round every page of the console. */
export function Shell({ session, children }: ShellProps) {
  const [path] = useLocation();
  return (
    <Stack space={6}>
      <SkipLink href="#main">Skip to the work</SkipLink>
      <Page as="header">
        <Inline justify="between" space={4}>
          <Inline space={5}>
            <Mark name="suki" label="Suki ops, work lists" href="/" link={OpsLink} />
            <Inline as="nav" space={4}>
              {pages.map(({ href, label }) => (
                <TextLink key={href} href={href} link={OpsLink} aria-current={path === href ? 'page' : undefined}>
                  {label}
                </TextLink>
              ))}
            </Inline>
          </Inline>
          <Inline space={3}>
            <Text as="span" size="label" tone="soft">
              {session.email}: {session.roles.join(', ') || 'no staff role'}
            </Text>
            <Button size="compact" onClick={() => void sessionStore.signOut()}>
              Sign out
            </Button>
          </Inline>
        </Inline>
        <ClockPanel />
      </Page>
      <Page as="main" id="main">
        {children}
      </Page>
    </Stack>
  );
}

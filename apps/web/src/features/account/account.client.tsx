'use client';
import { unreadTotal } from '@suki/sdk/client-state';
import { useUser } from '@suki/sdk/hooks/users';
import type { User } from '@suki/sdk/types';
import { Avatar } from '@suki/ui/foundations/Avatar/Avatar';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { useSWRConfig } from 'swr';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { accountTexts } from './account.texts.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AddressBook } from './addresses/address-book.client.tsx';
import { addressTexts } from './addresses/addresses.texts.ts';
import { emailTexts } from './email/email.texts.ts';
import { EmailState } from './email/email-state.client.tsx';
import { Leave } from './leave.client.tsx';
import { phoneTexts } from './phone/phone.texts.ts';
import { PhoneState } from './phone/phone-state.client.tsx';
import { Places } from './places.client.tsx';
import { avatarPath } from './profile/avatar-path.ts';
import { ProfileForm } from './profile/profile-form.client.tsx';
import { SuspensionNotice } from './suspension/suspension-notice.tsx';

/** The account page: profile, addresses, signing out. */
export function Account() {
  return (
    <RegisteredOnly fallback={<AccountSkeleton />}>
      <AccountScreen />
    </RegisteredOnly>
  );
}

function AccountScreen() {
  const { user, error } = useUser();
  const { mutate } = useSWRConfig();
  if (user !== null) {
    return <Person user={user} />;
  }
  if (error !== null) {
    return <LoadFailed level={1} error={error} onRetry={async () => void (await mutate(['user']))} />;
  }
  return <AccountSkeleton />;
}

function Person({ user }: { readonly user: User }) {
  const name = user.name ?? accountTexts.nameLess;
  return (
    <>
      <Stack space={4}>
        <Inline space={4}>
          <Avatar name={name} src={avatarPath(user.avatar)} size="large" />
          <div>
            <Heading level={1}>{name}</Heading>
            <Text tone="soft">{user.email ?? user.unverifiedEmail ?? accountTexts.noEmail}</Text>
          </div>
        </Inline>
      </Stack>
      <SuspensionNotice user={user} />
      <Places balance={user.isBalanceHidden ? null : user.balance} unread={unreadTotal(user)} />
      <TwoColumns>
        <Section title={accountTexts.profile}>
          <ProfileForm key={user.userId} user={user} />
        </Section>
        <Stack space={8}>
          <Section title={emailTexts.title}>
            <EmailState {...user} />
          </Section>
          <Section title={phoneTexts.title}>
            <PhoneState phoneNumber={user.phoneNumber} />
          </Section>
        </Stack>
      </TwoColumns>
      <Section title={addressTexts.title}>
        <AddressBook />
      </Section>
      <Section title={accountTexts.leave}>
        <Leave />
      </Section>
    </>
  );
}

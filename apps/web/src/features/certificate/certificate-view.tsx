import type { Certificate } from '@suki/sdk/types';
import { Art } from '@suki/ui/Art/Art';
import { BoxLabel } from '@suki/ui/BoxLabel/BoxLabel';
import { Heading } from '@suki/ui/Heading/Heading';
import { CheckList } from '@suki/ui/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/InspectionReport/InspectionReport';
import { Photos } from '@suki/ui/InspectionReport/Photos';
import { Stack } from '@suki/ui/Stack/Stack';
import { Stamp } from '@suki/ui/Stamp/Stamp';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { pictureOf } from '../../catalogue/picture.ts';
import { publicEnv } from '../../env.client.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import * as styles from './certificate.css.ts';
import { certificateTexts as texts } from './certificate.texts.ts';
import { certificateAddress, certificateChecks, certificateFacts, certificateStamp } from './certificate.view-model.ts';
import { Qr } from './qr.tsx';

/** The view that every drawing has. */
const ART_VIEW = 'side';

/** The tag of a pair that passed, as large as the page. */
export function CertificateView({ certificate }: { readonly certificate: Certificate }) {
  const { verification } = certificate;
  const { photos, result } = verification;
  return (
    <div className={styles.sheet}>
      <Heading level={1}>{texts.title}</Heading>
      <InspectionReport
        caption={texts.caption(certificate.id)}
        title={texts.results[result]}
        stamp={
          <Stamp tone={result === 'fail' ? 'critical' : 'positive'} hole>
            {certificateStamp(verification)}
          </Stamp>
        }
        foot={
          <TextLink href="/inspection" link={PageLink}>
            {texts.criteria(verification.criteriaVersion)}
          </TextLink>
        }
      >
        <ItemOnTag certificate={certificate} />
        {photos.length > 0 && (
          <Photos
            photos={photos.map(({ fileId, url, alt }, index) => {
              const caption = alt === '' ? texts.photo(index + 1) : alt;
              return { id: fileId, caption, picture: { src: url, alt: caption } };
            })}
          />
        )}
        <CheckList checks={certificateChecks(verification)} />
        <HowToCheck address={certificateAddress(publicEnv.webUrl, certificate.id)} />
      </InspectionReport>
    </div>
  );
}

function ItemOnTag({ certificate }: { readonly certificate: Certificate }) {
  const { itemName, artUrl } = certificate;
  // Of the art a certificate knows the address alone; the ground is the kit's own.
  const art = { url: artUrl, views: [], ground: { light: 'transparent', dark: 'transparent' } };
  return (
    <div className={styles.item}>
      <Art ratio="card" sizes="(min-width: 900px) 320px, 90vw" priority picture={pictureOf(art, ART_VIEW, '')} />
      <Stack space={3}>
        <Heading level={3}>{itemName}</Heading>
        <BoxLabel facts={certificateFacts(certificate)} />
      </Stack>
    </div>
  );
}

function HowToCheck({ address }: { readonly address: string }) {
  return (
    <div className={styles.check}>
      <Stack space={3}>
        <Heading level={3}>{texts.how}</Heading>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Stack>
      <div>
        <Qr text={address} label={texts.qr(address)} />
        <p className={styles.address}>{texts.scan}</p>
        <p className={styles.address}>{address}</p>
      </div>
    </div>
  );
}

import type { RuleRow } from './rule-row.ts';

const fields = 'validators/validators.test.ts';
const edges = 'validators/edges.test.ts';
const forms = 'validators/form-field.test.ts';

/** Specification, section 5: validation rules. */
export const validationRules: readonly RuleRow[] = [
  {
    sentence: 'Email must match the usual {email} pattern.',
    proofs: [
      ['validators/email.ts#validateEmail', `${fields}#email "%s"`],
      ['validators/email.ts#validateEmail', `${edges}#an email address`],
    ],
  },
  {
    sentence: 'Name text: 3 to 20 characters, letters, digits and a set of punctuation.',
    proofs: [
      ['validators/name.ts#validateName', `${fields}#name "%s"`],
      ['config/input.ts#nameLength', 'config/decisions.test.ts#input › name'],
      [
        'config/input.ts#namePunctuation',
        'config/decisions.test.ts#input › punctuation of a name, with the apostrophe that phones type',
      ],
    ],
  },
  {
    sentence: 'Password: 8 to 50 characters.',
    proofs: [['validators/password.ts#validatePassword', `${fields}#password "%s"`]],
  },
  {
    sentence:
      'Card brand from the first digits: starts with 4 is VISA; 51-55 or 22-27 is MasterCard; certain 35xx, 2131, 1800 and 3 prefixes are JCB.',
    proofs: [
      ['payments/card-brand.ts#cardBrand', 'payments/card-brand.test.ts#a card that begins with "%s" is %s'],
      ['config/card-brands.ts#cardBrandPrefixes', 'config/decisions.test.ts#card brands'],
      ['validators/card-number.ts#validateCardBrand', `${forms}#a card that begins with "%s"`],
    ],
  },
  {
    sentence: 'A round price is a multiple of 50 (100 also).',
    proofs: [
      ['money/price-rule.ts#isRoundPrice', 'money/money.test.ts#$price centavos as a round price of ₱$step: $is'],
      ['validators/price.ts#validatePrice', `${fields}#price "%s"`],
    ],
  },
  {
    sentence: 'Numeric check: must parse as a finite number.',
    proofs: [
      ['validators/numeric-text.ts#isNumeric', `${fields}#"%s" is numeric: %s`],
      ['validators/numeric-text.ts#validateNumericText', `${forms}#the numeric text "%s"`],
    ],
  },
  {
    sentence: 'Leading zeros are stripped from numeric text.',
    proofs: [
      ['validators/numeric-text.ts#stripLeadingZeros', `${fields}#"%s" without leading zeros is "%s"`],
      ['validators/numeric-text.ts#stripLeadingZeros', `${edges}#zeros within a number stay`],
    ],
  },
  {
    sentence:
      'Form field kinds: username, phoneNumber, email, phoneCode, emailCode, signin, newPassword, changePassword.',
    proofs: [
      ['config/input.ts#formFieldKinds', `${forms}#the kinds are those of the specification`],
      ['validators/form-field.ts#validateFormField', `${forms}#%s "%s"`],
    ],
  },
  {
    sentence:
      'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.',
    proofs: [
      ['config/input.ts#UPLOAD_QUALITY', 'config/decisions.test.ts#input › quality of an uploaded picture'],
      [
        'apps/api/src/features/files/normalise-picture.ts#normalisePicture',
        'apps/api/src/features/files/files.test.ts#is re-encoded as WebP without its metadata, and served so that no browser runs it',
      ],
      [
        'apps/api/src/adapters/file-store/disk-file-store.ts#diskFileStore',
        'apps/api/src/adapters/file-store/disk-file-store.test.ts#what was put can be got, byte for byte',
      ],
    ],
    note: 'Kept on the disk of our server for now, behind a port that a cloud store can take.',
  },
  {
    sentence:
      'Unlinking a sign-in provider is refused when it is the only one ("Unable to unlink: No other verified credentials found").',
    proofs: [
      ['users/unlink-provider.ts#unlinkRefusal', 'users/sign-in.test.ts#of %j, %s: %s'],
      [
        'texts/sign-in.en.ts#signInEn',
        'users/sign-in.test.ts#the texts are the specification’s, word for word › Unable to unlink: No other verified credentials found',
      ],
    ],
  },
  {
    sentence: 'Every API call requires a bearer token, else it fails with "Authorization: Bearer token not found".',
    proofs: [
      [
        'apps/api/src/http/authenticate.ts#authenticate',
        'apps/api/src/http/server.test.ts#$method $path answers 401 in the words of the specification › Authorization: Bearer token not found',
      ],
      ['apps/api/src/http/authenticate.ts#authenticate', 'apps/api/src/http/server.test.ts#"%s" is no bearer'],
      [
        'packages/sdk/src/http.ts#http',
        'packages/sdk/src/http.test.ts#the bearer and the idempotency key travel in their headers',
      ],
    ],
  },
  {
    sentence: 'Linking a provider already in use, outside sign-in, gives "Email already in use".',
    proofs: [
      ['texts/sign-in-text.ts#signInMessage', 'users/sign-in.test.ts#%o reads "%s" › auth/credential-already-in-use'],
    ],
  },
  {
    sentence: 'Other form validation is not shown.',
    open: 'Decisions, "Input"; the rest of `packages/domain/src/validators`.',
  },
];

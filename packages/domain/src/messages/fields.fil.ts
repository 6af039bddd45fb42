import type { FieldMessageId } from './fields.en.ts';

export const fieldsFil: Readonly<Record<FieldMessageId, string>> = {
  'field.required': 'Punan ito.',
  'field.name.length': 'Gumamit ng 3 hanggang 20 karakter.',
  'field.name.characters': "Mga letra, numero, espasyo at . , ' - _ & ( ) lamang.",
  'field.email': 'Maglagay ng email tulad ng name@example.com.',
  'field.password': 'Gumamit ng 8 hanggang 50 karakter.',
  'field.password.same': 'Pumili ng password na iba sa kasalukuyan.',
  'field.phoneNumber': 'Maglagay ng mobile number sa Pilipinas tulad ng 0917 123 4567.',
  'field.code': 'Ilagay ang anim na numerong ipinadala namin.',
  'field.number': 'Maglagay ng numero.',
  'field.price.step': 'Dapat ay multiple ng ₱50.',
  'field.price.min': 'Ang pinakamababang presyo ay {min}.',
  'field.price.max': 'Ang pinakamataas na presyo ay {max}.',
  'field.cardBrand': 'Tumatanggap kami ng Visa, Mastercard at JCB.',
  'field.recipient': 'Ilagay ang pangalan ng tatanggap ng padala, 2 hanggang 60 karakter.',
  'field.street': 'Ilagay ang numero ng bahay at kalye, 3 hanggang 120 karakter.',
  'field.postalCode': 'Apat na numero ang postal code.',
  'field.landmark': 'Hanggang 120 karakter lamang.',
  'field.place': 'Pumili ng barangay mula sa listahan.',
  'field.trackingNumber': 'Ilagay ang numero gaya ng nasa resibo ng courier: 8 hanggang 30 letra at numero.',
  'field.trackingNumberUsed':
    'May ibang padala na gumagamit ng numerong ito. Ihambing ito sa resibo ng courier; kung pareho, magtanong sa support.',
  'field.accountNumber': '6 hanggang 20 numero ang account number.',
  'field.accountHolderName': 'Ilagay ang pangalan gaya ng nasa bangko, 2 hanggang 80 karakter.',
  'field.amount.min': 'Ang pinakamaliit na halaga ay {min}.',
  'field.amount.max': '{max} ang maaari mong i-withdraw ngayon.',
};

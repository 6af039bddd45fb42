/**
 * Names that people type for places that the census knows by another one, as plain words: lower case, without accents
 * and punctuation (docs/decisions.md#catalogue-places-and-pictures). Whole words are replaced, the longest name first.
 */
export const placeAliases = {
  // Short forms of words.
  brgy: 'barangay',
  bgy: 'barangay',
  brg: 'barangay',
  bry: 'barangay',
  bgry: 'barangay',
  brngy: 'barangay',
  pob: 'poblacion',
  sta: 'santa',
  sto: 'santo',
  gen: 'general',
  // Cities.
  qc: 'quezon city',
  'q c': 'quezon city',
  mla: 'manila',
  mnl: 'manila',
  cdo: 'cagayan de oro',
  gensan: 'general santos',
  sjdm: 'san jose del monte',
  sjdmb: 'san jose del monte',
  'metro cebu': 'cebu city',
  // Districts and estates that are no barangay, by the barangay that they lie in.
  bgc: 'fort bonifacio taguig',
  'bonifacio global city': 'fort bonifacio taguig',
  'the fort': 'fort bonifacio taguig',
  'mckinley hill': 'fort bonifacio taguig',
  rockwell: 'poblacion makati',
  'salcedo village': 'bel air makati',
  'legazpi village': 'san lorenzo makati',
  'makati cbd': 'bel air makati',
  'ortigas center': 'san antonio pasig',
  eastwood: 'bagumbayan quezon city',
  moa: 'barangay 76 pasay',
  'mall of asia': 'barangay 76 pasay',
  'bagong silang caloocan': 'barangay 176 caloocan',
} as const satisfies Readonly<Record<string, string>>;

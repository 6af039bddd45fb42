/** A Philippine number in groups: "+63 917 123 4567". Any other text stays as it is. */
export function readablePhone(phoneNumber: string): string {
  return phoneNumber.replace(/^\+63(\d{3})(\d{3})(\d{4})$/, '+63 $1 $2 $3');
}

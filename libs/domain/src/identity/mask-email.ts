/** As much of an address as tells its owner which one it is, and a stranger not how to write to it. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

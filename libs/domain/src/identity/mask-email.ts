/** Shows enough of an address for its owner to recognise it, and too little for a stranger to write to it. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

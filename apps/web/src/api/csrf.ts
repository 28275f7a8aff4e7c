let current: string | undefined;

/**
 * The token from the page's meta tag, until a response brings a newer one (log-in and sign-up do) (rule: csrf-token).
 */
export function csrfToken(): string {
  current ??= document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  return current;
}

export function keepCsrfToken(answer: Headers): void {
  const token = answer.get('X-CSRF-Token');
  if (token) current = token;
}

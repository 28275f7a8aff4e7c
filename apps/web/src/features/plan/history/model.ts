/** The address of a payment's receipt, a PDF. */
export const receiptAddress = (partyId: string, paymentId: string): string =>
  `/payment/receipt/${partyId}/${paymentId}.pdf`;

/** A number of tokens with its sign: "+8", "−8". */
export const signed = (tokens: number, language: 'da' | 'en'): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(tokens);

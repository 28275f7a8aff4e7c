/**
 * The pattern of an e-mail address. A dot at an end and two dots in a row are typing errors (RFC 5321). In a file
 * of its own, because the guest's page needs it without the schemas (rule: guest-page-is-light).
 */
export const EMAIL_PATTERN =
  /^(?!\.|[^@]*\.[.@])[^\s@<>()[\],;:"\\\p{Cc}\p{Cs}]+@[^\s@.<>()[\],;:"\\\p{Cc}\p{Cs}]+(\.[^\s@.<>()[\],;:"\\\p{Cc}\p{Cs}]+)+$/u;

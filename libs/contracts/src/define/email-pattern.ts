/**
 * An address as people write it; a dot at an end, or two of them, is a slip (RFC 5321). In a file of its own: the guest's
 * page asks for it without the schemas (rule: guest-page-is-light).
 */
export const EMAIL_PATTERN =
  /^(?!\.|[^@]*\.[.@])[^\s@<>()[\],;:"\\\p{Cc}\p{Cs}]+@[^\s@.<>()[\],;:"\\\p{Cc}\p{Cs}]+(\.[^\s@.<>()[\],;:"\\\p{Cc}\p{Cs}]+)+$/u;

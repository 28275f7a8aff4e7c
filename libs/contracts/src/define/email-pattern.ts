/** An address as people write it. In a file of its own: the guest's page asks for it without the schemas (DESIGN section 1.4). */
export const EMAIL_PATTERN = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/;

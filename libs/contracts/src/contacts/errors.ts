import type { ErrorTable } from '../define';

export const contactsErrors = {
  invitation_received: { status: 409 },
  already_on_list: { status: 409 },
  csv_not_text: { status: 422, field: 'csv' },
  /** A spreadsheet as it was saved before 2007 (.xls). */
  csv_old_spreadsheet: { status: 422, field: 'csv' },
  csv_too_many_rows: { status: 422, field: 'csv' },
  csv_empty: { status: 422, field: 'csv' },
  csv_no_header: { status: 422, field: 'csv' },
  csv_too_large: { status: 413, field: 'csv' },
  /** More text than may be uploaded per day. */
  too_many_lists: { status: 429, field: 'csv' },
  /** The import was started with other columns, or with another choice about duplicates or earlier guests. */
  import_differs: { status: 409 },
  /** A guest would have more than 20 tags. */
  too_many_guest_tags: { status: 422, field: 'tags' },
  /** Errors of a send's audience. */
  too_many_picked: { status: 422, field: 'picked' },
  too_many_excepted: { status: 422, field: 'except' },
  signature_invalid: { status: 404 },
} as const satisfies ErrorTable;

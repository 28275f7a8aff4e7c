import { z } from 'zod';
import { call, Instant, ObjectIdString, PartyRef } from '../define';
import * as http from './http';
import { GuestList, Import, ImportPreview, isGiven, Reading, ReadingKey } from './import';
import { GivenCellTexts, NOTED_ROWS_PAGE, NotedRow, ROW_KINDS } from './import-rows';

/** Errors of a file that is not a guest list or is too long. */
const UNREADABLE = ['csv_not_text', 'csv_old_spreadsheet', 'csv_too_many_rows'] as const;

/** More lines than any list has. */
const LINES_MAX = 10_000_000;

/** Calls of the import of a guest list. */
export const importCalls = {
  previewImport: call({
    summary:
      'Preview of a guest list: detects delimiter, encoding and Danish or English column names, and counts mended ' +
      'and missing cells and duplicates. Nothing is added. The list is kept for a day and can be imported by its `importId`. ' +
      'Meanwhile the reading can be followed by the key `reading`.',
    access: 'editor',
    input: GuestList.extend({ reading: ReadingKey.optional() }).refine(isGiven.check, isGiven.refusal),
    output: ImportPreview,
    idempotent: false,
    errors: [...UNREADABLE, 'plan_required', 'too_many_lists'],
    http: http.previewImport,
  }),
  importContacts: call({
    summary:
      'Import a guest list. Every row with a name or an address is added, without the cells that cannot be read; the ' +
      'other rows are listed, as are those of guests who are already on the list, unless ' +
      '`duplicates` is `add`. A list of up to 5,000 rows is complete with the answer; a longer one can be followed. ' +
      'Importing a previewed list again is the same import; it is refused with other columns or choices.',
    access: 'editor',
    input: GuestList.extend({ duplicates: z.enum(['skip', 'add']).default('skip') }).refine(
      isGiven.check,
      isGiven.refusal,
    ),
    output: Import,
    idempotent: false,
    errors: [...UNREADABLE, 'csv_no_header', 'plan_required', 'too_many_lists', 'import_differs'],
    http: http.importContacts,
  }),
  listImportRows: call({
    summary:
      'Rows of a previewed or imported list that need a look: cells that were mended or left out, guests whom ' +
      `nothing reaches, guests who are there already. Pages of ${NOTED_ROWS_PAGE}.`,
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      importId: ObjectIdString,
      kind: z.enum(ROW_KINDS),
      /** The line after which the page begins. */
      after: z.coerce.number().int().min(0).max(LINES_MAX).default(0),
    }),
    output: z.object({
      rows: z.array(NotedRow),
      next: z.number().int().nullable(),
      /** The list is an address book, which has cards instead of lines. */
      cards: z.boolean().default(false),
    }),
    idempotent: true,
    http: http.listImportRows,
  }),
  mendImportRow: call({
    summary:
      'Give some fields of a previewed row other texts than its cells have, before the list is imported. Returns how ' +
      'the row is read now; a new preview counts it. An empty text leaves the field out.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      importId: ObjectIdString,
      line: z.coerce.number().int().min(1).max(LINES_MAX),
      cells: GivenCellTexts,
    }),
    output: NotedRow,
    idempotent: true,
    errors: ['import_differs'],
    http: http.mendImportRow,
  }),
  exportImportRows: call({
    summary:
      'The rows of a list that need a look as a file for a spreadsheet, each with what is wrong with it, in the ' +
      'party’s language.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      importId: ObjectIdString,
      after: z.coerce.number().int().min(0).max(LINES_MAX).nullable().default(null),
    }),
    output: z.object({ text: z.string(), next: z.string().nullable() }),
    idempotent: true,
    http: http.exportImportRows,
  }),
  followImport: call({
    summary: 'Progress of an import.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, importId: ObjectIdString }),
    output: Import,
    idempotent: true,
    http: http.followImport,
  }),
  latestImport: call({
    summary: 'The latest import of the last day, whether running, done or being undone; null when there is none.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({
      import: Import.omit({ errors: true, unreachable: true }).extend({ startedAt: Instant }).nullable(),
    }),
    idempotent: true,
    http: http.latestImport,
  }),
  undoImport: call({
    summary:
      'Undo an import: its guests are removed, and those it replaced within a day return. Guests who have been invited ' +
      'since stay. A list of up to 5,000 rows is undone with the answer; a longer one can be followed.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, importId: ObjectIdString }),
    output: Import,
    idempotent: true,
    http: http.undoImport,
  }),
  followReading: call({
    summary: 'Progress of reading a list that is being previewed. Empty until the list has arrived.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, reading: ReadingKey }),
    output: Reading,
    idempotent: true,
    http: http.followReading,
  }),
};

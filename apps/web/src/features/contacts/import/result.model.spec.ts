import { describe, expect, it } from '@jest/globals';
import { leftOut } from './result.model';

const row = (line: number, reason: string) => ({ line, reason, text: `row ${line}` });

describe('rows that were not imported', () => {
  it('are counted as rows to correct and rows the host chose to skip', () => {
    const errors = [row(4, 'email_invalid'), row(5, 'already_on_list'), row(6, 'already_on_list')];
    expect(leftOut({ wrong: 3, errors })).toEqual({ skipped: 2, toMend: 1, rows: [row(4, 'email_invalid')] });
  });

  it('are all counted as rows to correct when only the first of them are known', () => {
    const errors = [row(4, 'email_invalid'), row(5, 'already_on_list')];
    expect(leftOut({ wrong: 2000, errors })).toEqual({ skipped: 0, toMend: 2000, rows: errors });
  });
});

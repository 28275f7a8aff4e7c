import { describe, expect, it } from '@jest/globals';
import { firstZone } from './model';

describe('the time zone of a new event', () => {
  it('is Denmark’s for a Danish event, wherever the host is', () => {
    expect(firstZone('da', 'America/New_York')).toBe('Europe/Copenhagen');
  });

  it('is the host’s for an English event, when the browser knows it', () => {
    expect(firstZone('en', 'Europe/London')).toBe('Europe/London');
    expect(firstZone('en', 'Etc/Unknown')).toBe('Europe/Copenhagen');
  });
});

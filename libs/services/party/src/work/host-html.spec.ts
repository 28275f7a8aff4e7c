import { PAGE_TEXT_MAX } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { describe, expect, it } from '@jest/globals';
import { keptHtml } from './host-html';

describe('HTML from a host', () => {
  it('keeps links to the web, which learns nothing of the page, and none to a place of ours', () => {
    expect(keptHtml('body', '<a href="https://festlig.example" onclick="x()">kort</a>')).toBe(
      '<a href="https://festlig.example" rel="noopener">kort</a>',
    );
    expect(keptHtml('body', '<a href="/logout">tryk</a>')).toBe('<a rel="noopener">tryk</a>');
  });

  it('is kept up to its length as it is kept, not as it was written', () => {
    const full = 'x'.repeat(PAGE_TEXT_MAX);
    expect(keptHtml('body', full)).toBe(full);
    // Sanitising drops what is not kept, and adds to what is.
    expect(keptHtml('body', `<script>${full}</script>Hej`)).toBe('Hej');
    const ampersands = '&'.repeat(PAGE_TEXT_MAX / 5);
    expect(keptHtml('body', ampersands)).toHaveLength(PAGE_TEXT_MAX);
    const refusal = new CallError('too_long', { maximum: PAGE_TEXT_MAX }, 'description');
    expect(() => keptHtml('description', `${ampersands}&`)).toThrow(refusal);
  });
});

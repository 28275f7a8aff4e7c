import { PAGE_TEXT_MAX } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { describe, expect, it } from '@jest/globals';
import { keptHtml } from './host-html';

const partyId = 'a'.repeat(24);

describe('keptHtml', () => {
  it("keeps links to other sites without passing them the page's address, and removes addresses of our own site", () => {
    expect(keptHtml('body', '<a href="https://festlig.example" onclick="x()">kort</a>', partyId)).toBe(
      '<a href="https://festlig.example" rel="noopener">kort</a>',
    );
    expect(keptHtml('body', '<a href="/logout">tryk</a>', partyId)).toBe('<a rel="noopener">tryk</a>');
  });

  it('measures the length of the sanitised text, not of the text as written', () => {
    const full = 'x'.repeat(PAGE_TEXT_MAX);
    expect(keptHtml('body', full, partyId)).toBe(full);
    // Sanitising removes what is not allowed, and lengthens what is.
    expect(keptHtml('body', `<script>${full}</script>Hej`, partyId)).toBe('Hej');
    const ampersands = '&'.repeat(PAGE_TEXT_MAX / 5);
    expect(keptHtml('body', ampersands, partyId)).toHaveLength(PAGE_TEXT_MAX);
    const refusal = new CallError('too_long', { maximum: PAGE_TEXT_MAX }, 'description');
    expect(() => keptHtml('description', `${ampersands}&`, partyId)).toThrow(refusal);
  });
});

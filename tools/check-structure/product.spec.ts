import { describe, expect, it } from '@jest/globals';
import { coverageOf, rulesOf } from './product.ts';

const page = (text: string, name = 'replies') => ({ path: `docs/product/${name}.md`, text });
/** A citation of made-up rules. */
const naming = (...ids: string[]) => `// Because. (${ids.length === 1 ? 'rule' : 'rules'}: ${ids.join(', ')})\n`;

describe('product rules', () => {
  it('are read from the list items of the pages, with whether they are built', () => {
    const text = '# Replies\n\n- `reply-name`: A name is\n  required.\n- `reply-late` (not built): Later.\n';
    expect(rulesOf([page(text)])).toEqual([
      { id: 'reply-name', path: 'docs/product/replies.md', built: true },
      { id: 'reply-late', path: 'docs/product/replies.md', built: false },
    ]);
  });

  it('are not read from the index page, nor from documents outside docs/product', () => {
    const text = '- `reply-name`: A name.\n';
    expect(rulesOf([page(text, 'README'), { path: 'docs/decisions/001.md', text }])).toEqual([]);
  });

  it('count as cited by a comment in code and by one in a test', () => {
    const files = [
      page('- `reply-name`: A name.\n- `reply-people`: A number.\n- `reply-late` (not built): Later.\n'),
      { path: 'libs/a/src/reply.ts', text: naming('reply-name', 'reply-late') },
      { path: 'libs/a/src/reply.spec.ts', text: naming('reply-people') },
    ];
    expect(coverageOf(files)).toEqual({ unnamed: [], built: 2, notBuilt: 1 });
  });

  it('are listed as not cited when only a document names them', () => {
    const files = [page('- `reply-name`: A name.\n'), { path: 'libs/a/README.md', text: naming('reply-name') }];
    const unnamed = [{ id: 'reply-name', path: 'docs/product/replies.md', built: true }];
    expect(coverageOf(files)).toEqual({ unnamed, built: 1, notBuilt: 0 });
  });
});

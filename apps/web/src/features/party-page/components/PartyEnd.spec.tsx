import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { PartyView } from './PartyView';

const party = aParty({ id: 'b'.repeat(24), heroImage: '/media/hero-images/party/streamers-light.jpg' });
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('the end of the page (rule: drawing-at-end)', () => {
  it.each([
    ['a drawing, again after the reply', {}, [party.heroImage, party.heroImage]],
    [
      "a host's own picture, once",
      { heroImage: '/media/images/a/b/c-light.jpg' },
      ['/media/images/a/b/upright/c-light.jpg'],
    ],
    ['no picture', { heroImage: null }, []],
    ['the drawing of a cancelled party, once', { cancelled: true }, [party.heroImage]],
  ])('has %s', async (_, change, shown) => {
    fakeServer({});
    const { container } = await renderRoute(<PartyView party={{ ...party, ...change }} reply={<p>the reply</p>} />);
    expect(pictures(container)).toEqual(shown);
    const [last] = [...container.querySelectorAll('img')].slice(1);
    const isAfterReply = last && screen.getByText('the reply').compareDocumentPosition(last);
    expect(isAfterReply).toBe(last && Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

import { party } from '@festlig/contracts/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LinkReader } from '../../adapters/link-reader';
import { PartyModule } from '../../party.module';

const { readLink } = party.calls;
const host = aUser();
const found = { title: 'Gryde', image: 'data:image/png;base64,iVBORw0KGgo=' };

describe('reading a link for a wish', () => {
  let service: TestService;
  let partyId: string;
  const asked: string[] = [];
  beforeAll(async () => {
    const links: LinkReader = {
      read: async (link) => {
        asked.push(link);
        return link.endsWith('/there') ? found : null;
      },
    };
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      replace: [[LinkReader, links]],
    });
    partyId = service.parties.add(host.id);
  });
  afterAll(() => service.stop());

  it('answers with the title and the picture of the page', async () => {
    expect(await service.call(readLink, { partyId, link: 'https://butik.dk/there' }, host)).toEqual(found);
  });

  it('says on the field that nothing could be read', async () => {
    expect(await service.refusal(readLink, { partyId, link: 'https://butik.dk/gone' }, host)).toEqual({
      link: 'link_unreachable',
    });
  });

  it('refuses what is no link of the web before anything is requested, and callers who are no hosts', async () => {
    asked.length = 0;
    for (const link of ['http://127.0.0.1/', 'http://localhost/', 'file:///etc/passwd', 'https://a:b@butik.dk/', 'x'])
      expect(await service.refusal(readLink, { partyId, link }, host)).toEqual({ link: 'link_invalid' });
    const link = 'https://butik.dk/there';
    expect(await service.refusal(readLink, { partyId, link })).toEqual({ root: 'needs_login' });
    expect(await service.refusal(readLink, { partyId, link }, aUser())).toEqual({ root: 'not_found' });
    expect(asked).toEqual([]);
  });
});

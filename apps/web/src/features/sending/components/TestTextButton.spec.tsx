import { describe, expect, it, jest } from '@jest/globals';
import type { User } from '@festlig/contracts/identity';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { useUser } from '../../../api/session';
import { TestTextButton } from './TestTextButton';

const [PARTY, ID] = ['a'.repeat(24), 'b'.repeat(24)];
const TEST = `POST /api/party/${PARTY}/messages/test-text`;
const phone = '+4520123456';

/** Shows when the page knows its user. */
const KnownUser = () => useUser()?.email;

describe('the button for a test text', () => {
  const show = async (
    fields: Partial<User>,
    answer: Answer = () => ({ done: true }),
    save: () => Promise<{ id: string } | null> = async () => ({ id: ID }),
  ) => {
    const user = aUser({ language: 'en', phone, phone_verified: true, ...fields });
    const received = fakeServer({
      'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
      'POST /api/user/phone/begin': () => ({ done: true }),
      'POST /api/user/phone/verify': () => ({ ...user, phone_verified: true }),
      [TEST]: answer,
    });
    await renderRoute(
      <>
        <KnownUser />
        <TestTextButton partyId={PARTY} save={save} />
      </>,
    );
    await screen.findByText(user.email);
    const button = await screen.findByRole('button', { name: 'Send a test text' });
    await act(async () => void fireEvent.click(button));
    return () => received.filter(({ path }) => path.endsWith('/test-text')).map(({ body }) => body);
  };
  const said = (text: string | RegExp) => screen.findByText(text);

  it('saves what is written, and sends it to the phone of the host', async () => {
    const save = jest.fn(async () => ({ id: ID }));
    const sent = await show({}, undefined, save);
    await said('The test is on its way to your phone.');
    expect(save).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([{ templateId: ID }]);
  });

  it('sends nothing when the text cannot be saved', async () => {
    const refused = jest.fn(async () => null);
    const sent = await show({}, undefined, refused);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const verify = async () => {
    await screen.findByRole('dialog', { name: 'Verify your phone number' });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify the number' }));
  };

  it('has the host verify the phone first, and goes on by itself', async () => {
    const sent = await show({ phone_verified: false });
    await verify();
    await said('The test is on its way to your phone.');
    expect(sent()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends nothing when the host closes that dialog', async () => {
    const sent = await show({ phone_verified: false });
    await screen.findByRole('dialog', { name: 'Verify your phone number' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('has the phone verified when it was changed on another page meanwhile', async () => {
    let tries = 0;
    const sent = await show({}, () =>
      ++tries === 1 ? failure(409, { root: { code: 'phone_not_verified' } }) : { done: true },
    );
    await verify();
    await said('The test is on its way to your phone.');
    expect(sent()).toHaveLength(2);
  });

  it('says why no text was sent', async () => {
    await show({}, () => failure(429, { root: { code: 'too_many_test_texts' } }));
    await said('No more test texts can be sent today. Try again tomorrow.');
  });
});

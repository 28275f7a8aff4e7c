import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failure } from '../components/testing/render-route';
import { base, close, open, watchFailures } from '../guest-page.fixture';

watchFailures();

describe('a form of a guest', () => {
  it('posts a message that was begun before the scripts came, with all that the gateway asks of it (rule: form-without-scripts)', async () => {
    await open({
      own: anOwnReply({ rid: 'rid123456zzz' }),
      before: () => {
        document.querySelector<HTMLTextAreaElement>('#plain-message')!.value = 'Må hunden komme med?';
      },
    });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Beskeder' });
    expect(Object.fromEntries(new FormData(form))).toEqual({
      form: 'message',
      token: 'token1',
      key: 'key1',
      rid: 'rid123456zzz',
      message: 'Må hunden komme med?',
    });
  });

  it('keeps a message that is begun, for a reload and for the app, until it is sent (rule: typed-work-survives)', async () => {
    const own = anOwnReply({ rid: 'rid123456zzz' });
    await open({ own });
    fireEvent.click(screen.getByRole('button', { name: 'Skriv til værten' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Skriv til værten' }), { target: { value: 'Halvt' } });
    close();
    await open({ own, answers: { [`POST ${base}/rsvps/rid123456zzz/messages`]: () => own } });
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Skriv til værten' })).value).toBe('Halvt');
    fireEvent.click(screen.getByRole('button', { name: 'Send besked' }));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  describe('where cookies are blocked (rule: form-without-scripts)', () => {
    const refused = () => failure(403, { root: { code: 'csrf_invalid' } });
    /** The fields of each form that the browser posts, and whether it asked before it left the page. */
    const posts = () => {
      const posted: object[] = [];
      jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
        const wasAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
        posted.push({ ...Object.fromEntries(new FormData(this)), wasAsked });
      });
      return posted;
    };

    it('lets the browser post the reply, which proves itself by the link', async () => {
      const posted = posts();
      await open({ answers: { [`POST ${base}/rsvps`]: refused } });
      fireEvent.click(screen.getByLabelText(/^Ja/));
      fireEvent.change(screen.getByLabelText(/hilsen/), { target: { value: 'Vi glæder os' } });
      fireEvent.click(screen.getByRole('button', { name: 'Send mit svar' }));
      await waitFor(() =>
        expect(posted).toMatchObject([
          { form: 'reply', answer: 'yes', comment: 'Vi glæder os', key: expect.any(String), wasAsked: false },
        ]),
      );
      expect(sessionStorage.length).toBe(0);
    });

    it('lets the browser post a message', async () => {
      const posted = posts();
      await open({
        own: anOwnReply({ rid: 'rid123456zzz' }),
        answers: { [`POST ${base}/rsvps/rid123456zzz/messages`]: refused },
      });
      fireEvent.click(screen.getByRole('button', { name: 'Skriv til værten' }));
      fireEvent.change(await screen.findByRole('textbox', { name: 'Skriv til værten' }), { target: { value: 'Hej' } });
      fireEvent.click(screen.getByRole('button', { name: 'Send besked' }));
      await waitFor(() =>
        expect(posted).toMatchObject([{ form: 'message', rid: 'rid123456zzz', message: 'Hej', wasAsked: false }]),
      );
    });

    it('posts nothing that was refused for another reason', async () => {
      const posted = posts();
      await open({
        answers: { [`POST ${base}/rsvps`]: () => failure(409, { root: { code: 'rsvp_disabled' } }) },
      });
      fireEvent.click(screen.getByLabelText(/^Ja/));
      fireEvent.click(screen.getByRole('button', { name: 'Send mit svar' }));
      await screen.findByRole('alert');
      expect(posted).toEqual([]);
    });
  });
});

import { media } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import { toInstant } from '@festlig/domain/party/moment';
import type { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';

const ZONE = 'Europe/Copenhagen';
const CHURCH = { address: 'Vor Frue Kirke, Frue Plads 4, 5700 Svendborg', latitude: 55.0606, longitude: 10.6096 };
const DINNER = {
  address: 'Christiansminde, Christiansmindevej 16, 5700 Svendborg',
  latitude: 55.0524,
  longitude: 10.6367,
};
const DAYS_AHEAD = 120;

/** A wedding with a programme: church, dinner and dance, each at its own time, and the church at its own place. */
export async function addWedding(host: Visitor): Promise<void> {
  const heroImage = await waitFor(async () => (await host.call(media.calls.listHeroImages, {}))['wedding']?.[0]);
  const day = new Date(Date.now() + DAYS_AHEAD * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const at = (clock: string) => toInstant({ date: day, clock }, ZONE) ?? '';
  const here = { address: '' };
  await host.call(party.calls.createParty, {
    type: 'wedding',
    language: 'da',
    title: 'Sofie og Mikkel skal giftes',
    body: '<p>Kære alle sammen</p><p>Vi siger ja til hinanden og håber, at I vil være med hele dagen, fra kirken til den sidste dans.</p>',
    description: '',
    date: at('13:00'),
    endDate: null,
    heroImage,
    location: DINNER,
    programme: [
      { id: 'church', date: at('13:00'), title: 'Vielse', location: CHURCH },
      { id: 'dinner', date: at('17:00'), title: 'Middag', location: here },
      { id: 'dance', date: at('21:00'), title: 'Dans', location: here },
    ],
    suDate: null,
  });
}

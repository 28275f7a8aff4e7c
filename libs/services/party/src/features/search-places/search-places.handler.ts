import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { Places } from '../../adapters/places';

type SearchPlaces = typeof party.calls.searchPlaces;

@Handles(party.calls.searchPlaces)
export class SearchPlacesHandler implements Handler<SearchPlaces> {
  constructor(private readonly places: Places) {}

  async handle({ text }: InputOf<SearchPlaces>): Promise<OutputOf<SearchPlaces>> {
    return { places: await this.places.search(text) };
  }
}

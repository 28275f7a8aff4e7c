import { describe, expect, it } from '@jest/globals';
import { COLOURINGS, drawingsOf, GIFTS, thingIn } from './drawing.model';

const idOf = (n: number) => `6b04a207472500${(n * 3).toString(16).padStart(10, '0')}`;
const wish = (n: number, title = 'Noget sjovt', image = '') => ({ id: idOf(n), title, image });
const many = Array.from({ length: 200 }, (_, n) => wish(n));

describe('what the title of a wish names (rule: wish-drawn)', () => {
  it.each([
    ['book', ['Håndbog om køkkenhaven', 'Kogebøger', 'En god bog', 'A good book', 'Cookbook', 'Bogen om Ærø']],
    ['pan', ['Støbejernsgryde, 5 liter', 'STEGEPANDE', 'Køkkenmaskine', 'Frying pan', 'Kitchen scales']],
    ['glass', ['Krystalglas til rødvin', 'Vin', 'Vinkøler', 'Champagne', 'Wine glasses', 'Red wine']],
    ['plant', ['Plante til stuen', 'Havestole', 'Blomster', 'Garden tools', 'A plant']],
    [
      'ticket',
      ['Vandretur i Dolomitterne', 'Bryllupsrejse', 'Billetter til koncert', 'Trip to Rome', 'Concert tickets'],
    ],
    ['giftCard', ['Gavekort til planteskolen', 'Gavekort til bøger', 'Voucher for a spa']],
    ['toy', ['Legetøj', 'Bamse', 'Lego', 'Teddy bear', 'Toys']],
    ['cloth', ['Uldplaid i sennepsgul', 'Sengetøj', 'Trøje i uld', 'Wool blanket', 'Clothes for the baby']],
    ['bike', ['Cykel', 'Børnecykel', 'A bike']],
    ['ball', ['Sportstaske', 'Fodbold', 'Football']],
    ['jewel', ['Smykker', 'Øreringe', 'Earrings', 'A necklace']],
    ['watch', ['Armbåndsur', 'Et ur', 'A watch']],
    ['music', ['Musik', 'Vinylplader', 'Headphones']],
    ['money', ['Penge', 'Bidrag til en sofa', 'Money for a house']],
    ['cup', ['Kaffekværn', 'Kopper', 'Coffee grinder', 'Two mugs']],
    ['lamp', ['Bordlampe', 'Havelanterner', 'A lamp']],
  ] as const)('is drawn: %s', (thing, titles) => {
    expect(titles.map((title) => [title, thingIn(title)])).toEqual(titles.map((title) => [title, thing]));
  });

  it.each([
    ['Vinterdyne', undefined],
    ['Kulturnat', undefined],
    ['MacBook', undefined],
    ['Solglasøjne', undefined],
    ['Something to have', undefined],
    ['Noget at have det sjovt med', undefined],
    ['Forsikring', undefined],
    ['Petanquesæt', undefined],
    ['', undefined],
    ['12345 &%', undefined],
  ])('is not found within other words: %s', (title, thing) => expect(thingIn(title)).toBe(thing));

  it('is of the first word that names something', () => {
    expect(thingIn('En plante og en bog')).toBe('plant');
    expect(thingIn('En bog og en plante')).toBe('book');
  });
});

describe('the drawings of a list (rule: wish-drawn)', () => {
  it('are none for wishes with a picture', () => {
    const drawings = drawingsOf([wish(1), wish(2, 'En bog', 'picture.jpg')]);
    expect([...drawings.keys()]).toEqual([idOf(1)]);
  });

  it('are gifts of every shape and colouring where the titles name nothing, always the same ones', () => {
    const alone = many.map((each) => drawingsOf([each]).get(each.id)!);
    expect(new Set(alone.map(({ gift, colouring }) => `${gift} ${colouring}`)).size).toBe(GIFTS.length * COLOURINGS);
    expect(drawingsOf(many)).toEqual(drawingsOf(many));
    expect([...drawingsOf(many).values()].every(({ thing }) => thing === undefined)).toBe(true);
  });

  it('differ between neighbours, in one column and in two: gifts in shape and colours, things in colours', () => {
    const drawings = [...drawingsOf(many).values()];
    const books = [...drawingsOf(many.map((each) => ({ ...each, title: 'En bog' }))).values()];
    for (const distance of [1, 2]) {
      for (const [at, later] of drawings.slice(distance).entries()) {
        expect(later.gift).not.toBe(drawings[at]!.gift);
        expect(later.colouring).not.toBe(drawings[at]!.colouring);
      }
      for (const [at, later] of books.slice(distance).entries()) expect(later.colouring).not.toBe(books[at]!.colouring);
    }
    expect(new Set(books.map(({ thing }) => thing))).toEqual(new Set(['book']));
  });
});

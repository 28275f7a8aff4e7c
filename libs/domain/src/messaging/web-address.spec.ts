import { describe, expect, it } from '@jest/globals';
import { webAddressIn } from './web-address';

describe('webAddressIn', () => {
  it.each([
    ['Se https://bank.example/login nu', 'https://bank.example/login'],
    ['Se hxxp://bank', 'hxxp://bank'],
    ['Se www.bank.', 'www.bank'],
    ['Se WWW.Bank.Com', 'WWW.Bank.Com'],
    ['Læs mere på (nets.dk).', 'nets.dk'],
    ['Læs mere på NETS.DK', 'nets.dk'],
    ['bank.example/karen@example.dk', 'bank.example'],
    ['karen@example.dk/login', 'example.dk'],
    ['nets\u200b.\u200bdk', 'nets.dk'],
    ['ｎｅｔｓ．ｄｋ', 'nets.dk'],
    ['𝐧𝐞𝐭𝐬.dk', 'nets.dk'],
    ['nets。dk', 'nets.dk'],
    ['nets .dk', 'nets .dk'],
    ['nets (dot) dk', 'nets (dot) dk'],
    ['nets[punktum]dk', 'nets[punktum]dk'],
    ['Åbn 192.0.2.17', '192.0.2.17'],
    ['Kom til fest.vi glæder os', 'fest.vi'],
    ['Se nordea-sikker.Com nu', 'nordea-sikker.com'],
    ['Se (nem-id.Nu).', 'nem-id.nu'],
    ['Åbn Mobilepay.Dk/x', 'mobilepay.dk'],
    ['Åbn Bank.Se/login', 'bank.se'],
    ['evil.CO.UK', 'evil.co.uk'],
    ['Se Nets.Dk', 'nets.dk'],
  ])('finds an address in %j', (text, address) => {
    expect(webAddressIn(text)).toBe(address);
  });

  it.each([
    'Kære Karen. Vi ses lørdag den 12.06.2027 kl. 18.30.',
    'Festen er d. 12.maj kl.18 på Bjergby Kirkevej 12. Tag f.eks. en kage med',
    'Det koster 1.000.000.000 kr.',
    'Skriv til karen@example.dk, eller til (bo@example.com).',
    'Ring på 20 12 34 56 . De bedste hilsner',
    'Kom nu… vi glæder os!',
    'Hr. og fru Holm, J.R.R. Tolkien & Dr.Holm',
    'Ja/nej senest 1/6',
    'Vi fejrer en stor dag.Se her: tag Anne-Mette med.De andre kommer kl.18/19',
    'Kære Anne-Mette. Kom kl. 18-20.Vi glæder os.Kommer du?',
    '',
  ])('finds none in %j', (text) => {
    expect(webAddressIn(text)).toBeUndefined();
  });

  it('shows at most sixty characters of what it found', () =>
    expect(webAddressIn(`https://${'x'.repeat(500)}`)).toHaveLength(60));
});

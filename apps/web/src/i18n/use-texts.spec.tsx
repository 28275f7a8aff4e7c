import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import InLanguage, { InOwnLanguage } from '../components/InLanguage';
import { addTestLanguage, testLanguage } from './testing';
import { useLanguage } from './use-language';
import { useTexts } from './use-texts';

function Words() {
  const t = useTexts('guest-reply');
  return <p>{`${useLanguage()}: ${t('yes')} ${t('ownYes', { count: 2 })}`}</p>;
}
const words = () => screen.getByText(/^(da|en):/).textContent;

beforeEach(async () => {
  await testLanguage('en');
  await addTestLanguage('da');
});
afterEach(cleanup);

describe('the texts of a component', () => {
  it('are in the language of the page, also after it is switched', async () => {
    render(<Words />);
    const t = (language: string) => i18next.getFixedT(language, 'guest-reply');
    const said = (language: 'da' | 'en') => `${language}: ${t(language)('yes')} ${t(language)('ownYes', { count: 2 })}`;
    expect(words()).toBe(said('en'));
    await act(async () => void (await i18next.changeLanguage('da')));
    expect(words()).toBe(said('da'));
    expect(said('da').slice(3)).not.toBe(said('en').slice(3));
  });

  it('are in the language of their part of the page', async () => {
    render(
      <InLanguage language="da">
        <Words />
      </InLanguage>,
    );
    await screen.findByText(/^da:/);
    const t = (language: string) => i18next.getFixedT(language, 'guest-reply');
    expect(words()).toBe(`da: ${t('da')('yes')} ${t('da')('ownYes', { count: 2 })}`);
  });

  it('are in the language of the page again within a part that has another', async () => {
    render(
      <InLanguage language="da">
        <InOwnLanguage>
          <Words />
        </InOwnLanguage>
      </InLanguage>,
    );
    expect((await screen.findByText(/^en:/)).textContent).toContain('en:');
  });
});

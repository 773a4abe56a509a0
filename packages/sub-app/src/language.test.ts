import { describe, expect, test } from 'vitest'
import { chosenLanguage, languageOfBrowser, preferredLanguage } from './language.ts'

describe('language', () => {
  test.each([
    [['zh-CN'], 'zh'],
    [['zh'], 'zh'],
    [['ZH-Hant'], 'zh'],
    [['en-GB', 'zh-CN'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('browser languages %j give %s [SHELL-076, ERR-035]', (codes, language) => {
    expect(languageOfBrowser(codes)).toBe(language)
  })

  test('a code shorter than two characters decides nothing [SHELL-076]', () => {
    expect(languageOfBrowser(['z', 'zh-CN'])).toBe('zh')
    expect(languageOfBrowser(['', 'e'])).toBe('en')
    expect(chosenLanguage('z')).toBeNull()
  })

  test('only a language of the console is a valid choice', () => {
    expect(chosenLanguage('zh-CN')).toBe('zh')
    expect(chosenLanguage('en')).toBe('en')
    expect(chosenLanguage('fr')).toBeNull()
    expect(chosenLanguage(null)).toBeNull()
  })

  test.each([
    ['zh', ['en'], 'zh'],
    ['en', ['zh-CN'], 'en'],
    ['fr', ['zh-CN'], 'zh'],
    ['fr', ['de'], 'en'],
    [null, ['zh-CN'], 'zh'],
  ] as const)('stored %j and browser languages %j give %s [SHELL-076]', (stored, codes, language) => {
    expect(preferredLanguage(stored, codes)).toBe(language)
  })
})

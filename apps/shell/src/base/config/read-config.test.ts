import { documents } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { pickBrand, readConfig } from './read-config.ts'

const brand = (host: string): documents.Brand => ({ host, title: { en: host, zh: host } })
const valid = {
  version: '2.5.0',
  brands: [{ ...brand('*'), logo: '/l.svg', subLogo: null, supportEmail: 'a@b.example' }],
}

describe('console settings', () => {
  test.each([
    valid,
    {
      ...valid,
      apiOrigin: 'https://api.example',
      queryToken: 'session',
      passwordPolicy: 'long',
      tokenOrigins: ['https://pages.example'],
      hasAssistant: true,
    },
    { ...valid, demo: true, staticHost: 'https://files.example' },
  ])('reads what the contract reads', (raw) => {
    expect(readConfig(raw)).toEqual(documents.consoleConfig.parse(raw))
  })

  test.each([
    null,
    'text',
    {},
    { version: '1', brands: [] },
    { version: '1', brands: [{ host: '*' }] },
    { ...valid, apiOrigin: 'not an address' },
    { ...valid, staticHost: 'not an address' },
  ])('%j is refused with a reason', (raw) => {
    expect(() => readConfig(raw)).toThrow('/console/config.json')
  })
})

describe('brand', () => {
  test('the first pattern that fits the host wins, the last is the default [SHELL-072]', () => {
    const brands = [brand('console.acme.example'), brand('*.orchid.example'), brand('*')]
    expect(pickBrand(brands, 'console.acme.example').host).toBe('console.acme.example')
    expect(pickBrand(brands, 'A.Orchid.example').host).toBe('*.orchid.example')
    expect(pickBrand(brands, 'orchidxexample').host).toBe('*')
    expect(pickBrand([brand('one.example'), brand('two.example')], 'elsewhere').host).toBe('two.example')
  })
})

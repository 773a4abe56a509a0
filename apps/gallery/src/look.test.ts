import { describe, expect, test } from 'vitest'
import { readLook, toSearch } from './look.ts'

const SYSTEM = { theme: 'dark', language: 'zh' } as const

describe('the look of the gallery', () => {
  test('is that of the address', () => {
    expect(readLook('?theme=light&language=en', SYSTEM)).toEqual({ theme: 'light', language: 'en' })
  })

  test.each(['', '?theme=pink&language=fr'])(
    'is that of the system where the address says “%s”',
    (search) => {
      expect(readLook(search, SYSTEM)).toEqual(SYSTEM)
    },
  )

  test('is read from an address as it was written to it', () => {
    const look = { theme: 'light', language: 'zh' } as const
    expect(readLook(toSearch(look), { theme: 'dark', language: 'en' })).toEqual(look)
  })
})

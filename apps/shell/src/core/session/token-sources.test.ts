import { afterEach, describe, expect, test, vi } from 'vitest'
import { findToken, removeToken, readCookie, storeToken, TOKEN_KEY } from './token-sources.ts'

afterEach(() => {
  removeToken()
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

function open(address: string): void {
  window.history.replaceState(null, '', address)
}

describe('token sources', () => {
  test('a token in the query wins where the settings allow it, is stored, and is removed from the address [SHELL-008, ERR-028]', () => {
    storeToken('from-cookie')
    open('/console/home?token=from-query&x=1')
    expect(findToken('session')).toBe('from-query')
    expect(window.location.search).toBe('?x=1')
    expect(readCookie()).toBe('from-query')
  })

  test('otherwise a query token is removed from the address and ignored [SHELL-008]', () => {
    open('/console/home?token=a-ticket')
    expect(findToken('ticket')).toBeNull()
    expect(window.location.search).toBe('')
    expect(readCookie()).toBeNull()
  })

  test('the cookie comes before local storage, which is the last source [SHELL-008, ERR-028]', () => {
    window.localStorage.setItem(TOKEN_KEY, 'from-storage')
    expect(findToken('ticket')).toBe('from-storage')
    document.cookie = `${TOKEN_KEY}=from-cookie; Path=/`
    expect(findToken('ticket')).toBe('from-cookie')
  })

  test('an invalid value is not a token [SHELL-003]', () => {
    window.localStorage.setItem(TOKEN_KEY, 'has spaces\nand lines')
    expect(findToken('ticket')).toBeNull()
  })

  test('the cookie expires 12 hours after it is set, and so does every other copy [SHELL-007]', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    window.localStorage.setItem(TOKEN_KEY, 'older')
    storeToken('new')
    expect(written.mock.calls[0]?.[0]).toMatch(/^console_token=new; Path=\/; SameSite=Strict; Max-Age=43200$/)
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  test('removing the token deletes every copy [SHELL-012]', () => {
    storeToken('new')
    window.localStorage.setItem(TOKEN_KEY, 'older')
    removeToken()
    expect(findToken('ticket')).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { isPublicPath, isRootPath } from '../../base/paths.ts'
import { loginAddress, safeReturnPath } from './return-path.ts'

const ORIGIN = 'https://console.example'

describe('return path', () => {
  test.each([
    ['/console/msgcenter/audit?page=2&module=user', '/console/msgcenter/audit?page=2&module=user'],
    ['/app-tenant-system/system/users#top', '/app-tenant-system/system/users#top'],
    ['/console/home?token=abc&x=1', '/console/home?x=1'],
  ])('%s is a valid return path [SHELL-002, SHELL-006]', (raw, isValid) => {
    expect(safeReturnPath(raw, ORIGIN)).toBe(isValid)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/console',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'console/home',
    '',
    '/console/login',
    '/console/login/?redirect=/console/login',
    '/console/sso/register',
    '/.//evil.example',
    `/${'a'.repeat(5000)}`,
  ])('%j is refused [SHELL-006]', (raw) => {
    expect(safeReturnPath(raw, ORIGIN)).toBeNull()
  })

  test('the login address has the client id and the return path with its query [SHELL-002]', () => {
    const address = new URL(loginAddress('/console/home?a=1&b=2'), ORIGIN)
    expect(address.pathname).toBe('/console/login')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      clientId: 'console',
      redirect: '/console/home?a=1&b=2',
    })
  })

  test('login and the two sso pages are open without a token, nothing else is [SHELL-014]', () => {
    expect(
      ['/console/login', '/console/sso/forget-password', '/console/sso/register', '/console/login/'].every(
        isPublicPath,
      ),
    ).toBe(true)
    expect(['/console', '/console/error/403', '/console/sso/other', '/'].some(isPublicPath)).toBe(false)
  })

  test('root addresses are known', () => {
    expect(['/', '/console', '/console/'].every(isRootPath)).toBe(true)
    expect(isRootPath('/console/home')).toBe(false)
  })
})

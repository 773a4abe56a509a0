import { describe, expect, test } from 'vitest'
import { readFrameLink, type FrameLinkReading } from './frame-link.ts'

const OWN = 'https://console.example'
const values = {
  userId: '7',
  app: 'console',
  tenantId: '3',
  teamOrgId: '',
  orgId: '12',
  businessTypeId: '11',
}
const read = (link: string | null, search = '', changes: Partial<typeof values> = {}): FrameLinkReading =>
  readFrameLink({ link, search, values: { ...values, ...changes }, ownOrigin: OWN })

function readAddress(link: string, search = '', changes: Partial<typeof values> = {}): string {
  const reading = read(link, search, changes)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.target.addressWith('tick/et')
}

describe('placeholders', () => {
  test('are all filled from the session, encoded [FRAME-004, FRAME-Q3]', () => {
    expect(
      readAddress('/a/{app}?u={userId}&t={tenantId}&g={teamOrgId}&o={orgId}&b={businessTypeId}&k={token}'),
    ).toBe(`${OWN}/a/console?u=7&t=3&g=&o=12&b=11&k=tick%2Fet&business_type_id=11`)
  })

  test('without a value become empty text [FRAME-004]', () => {
    const address = readAddress('/a?business_type_id={businessTypeId}&g={teamOrgId}', '', {
      businessTypeId: '',
    })
    expect(address).toBe(`${OWN}/a?business_type_id=&g=&token=tick%2Fet`)
    expect(address).not.toMatch(/[{}]|undefined|null/)
  })

  test('cannot break out of their position in the link [FRAME-004]', () => {
    expect(readAddress('/a/{userId}/x', '', { userId: '../../b?c#d&e=f' })).toBe(
      `${OWN}/a/..%2F..%2Fb%3Fc%23d%26e%3Df/x?token=tick%2Fet`,
    )
  })

  test.each(['{password}', '{Token}', '{}', '{{token}}', '{token', 'token}', '{constructor}', '{__proto__}'])(
    'that are unknown or broken refuse the link: %s',
    (placeholder) => {
      expect(read(`/a?x=${placeholder}`)).toMatchObject({ ok: false, problem: 'unknownPlaceholder' })
    },
  )

  test.each(['https://{app}.example/x', 'https://pages.example:{orgId}/x', '//{app}/x', 'https://{token}/'])(
    'never choose the host: %s',
    (link) => {
      expect(read(link).ok).toBe(false)
    },
  )
})

describe('the token', () => {
  test('is added when the link has no placeholder for it [FRAME-002, FRAME-Q4]', () => {
    expect(readAddress('/a')).toBe(`${OWN}/a?token=tick%2Fet`)
    expect(readAddress('/a?token={token}')).toBe(`${OWN}/a?token=tick%2Fet`)
    expect(readAddress('/a?key={token}')).toBe(`${OWN}/a?key=tick%2Fet`)
  })

  test('and the business type never come from the console’s address [FRAME-Q9]', () => {
    const address = readAddress('/a?business_type_id={businessTypeId}', '?token=stolen&business_type_id=99')
    expect(address).toBe(`${OWN}/a?business_type_id=11&token=tick%2Fet`)
  })
})

describe('the business type', () => {
  test('is in links with its placeholder, which are flagged, and in no others [FRAME-003, FRAME-006]', () => {
    const businessLink = read('/a?business_type_id={businessTypeId}')
    expect(businessLink).toMatchObject({ ok: true, target: { isBusinessMode: true } })
    expect(read('/a')).toMatchObject({ ok: true, target: { isBusinessMode: false } })
    expect(readAddress('/a', '?business_type_id=11')).toBe(`${OWN}/a?token=tick%2Fet`)
  })
})

describe('the console’s query', () => {
  test('is merged into the link’s own, and overrides it [FRAME-005, FRAME-Q9]', () => {
    expect(readAddress('/offline?kind=all&page=1', '?date=2024-05-01&page=2&tag=a&tag=b')).toBe(
      `${OWN}/offline?kind=all&date=2024-05-01&page=2&tag=a&tag=b&token=tick%2Fet`,
    )
  })
})

describe('the target', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(document.cookie)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://console.example/1',
    'file:///etc/passwd',
    'https://user:secret@pages.example/',
    'https://[broken/',
  ])('is http or https without a user, or refused: %j', (link) => {
    expect(read(link)).toMatchObject({ ok: false, problem: 'notWeb' })
  })

  test.each([
    '/',
    '/console',
    '/console/',
    '/console/msgcenter/audit?token={token}',
    `${OWN}/console/home`,
    '/%63onsole/home',
    '/assistant-console/../console/home',
    '/{app}/home',
    '/app-tenant-system/system/users',
  ])('is never a page of the console itself: %s', (link) => {
    expect(read(link)).toMatchObject({ ok: false, problem: 'ownPage' })
  })

  test.each([
    '/assistant-console/x',
    '/consoles',
    '/pages/console/',
    '/%',
    'https://pages.example/console/home',
  ])('may be any other page, such as %s', (link) => {
    expect(read(link).ok).toBe(true)
  })

  test.each([null, '', ' '])('is required: %j', (link) => {
    expect(read(link)).toMatchObject({ ok: false, problem: 'noLink' })
  })

  test.each([
    ['/assistant-console/embed/x', OWN],
    ['//pages.example/x', 'https://pages.example'],
    ['/\\pages.example/x', 'https://pages.example'],
    ['https://pages.example:8443/x', 'https://pages.example:8443'],
  ])('of %j has the origin that a browser would open: %s [FRAME-Q8]', (link, origin) => {
    expect(read(link)).toMatchObject({ ok: true, target: { origin } })
  })
})

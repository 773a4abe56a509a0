import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const GIVEN = { MAIL_FROM: 'console@company.example', PUBLIC_URL: 'https://console.example/' }

test('without a mail server no mail is sent', () => {
  expect(readConfig({ PUBLIC_URL: 'https://console.example' }).mail).toBeNull()
})

test('a mail server is read from its address, with user and password unescaped', () => {
  expect(readConfig({ ...GIVEN, MAIL_URL: 'smtps://con%40sole:p%2Fw@mail.example' }).mail).toEqual({
    host: 'mail.example',
    port: 465,
    isSecure: true,
    requiresTls: false,
    user: 'con@sole',
    password: 'p/w',
    from: 'console@company.example',
    consoleUrl: 'https://console.example',
  })
})

test.each([
  ['smtp://mail.example', 587, true],
  ['smtp://mail.example:25', 25, true],
  ['smtp://localhost:1025', 1025, false],
  ['smtp://[::1]:1025', 1025, false],
])('%s is at port %d, with STARTTLS required: %s', (url, port, requiresTls) => {
  expect(readConfig({ ...GIVEN, MAIL_URL: url }).mail).toMatchObject({ port, requiresTls, isSecure: false })
})

test.each([
  'mail.example',
  'https://mail.example',
  'smtp://',
  'smtp://mail.example/inbox',
  'smtp://mail.example?tls=no',
  'smtp://:secret@mail.example',
  'smtp://user:%E0%A4%A@mail.example',
  'smtp://user:a%0D%0Ab@mail.example',
])('%s is refused with advice, without being repeated', (url) => {
  expect(() => readConfig({ ...GIVEN, MAIL_URL: url })).toThrow(
    /^Setting MAIL_URL has an unusable value: use an address such as smtps:/,
  )
})

test.each([
  [{ MAIL_URL: 'smtp://mail.example', PUBLIC_URL: 'https://c.example' }, 'MAIL_URL needs MAIL_FROM.'],
  [{ MAIL_FROM: 'console@company.example' }, 'MAIL_FROM needs MAIL_URL.'],
  [
    { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'console@company.example' },
    'MAIL_URL needs PUBLIC_URL: links in mails begin with it.',
  ],
  [
    { ...GIVEN, MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example, c@d.example' },
    'Setting MAIL_FROM has an unusable value: use a mail address such as console@company.example.',
  ],
])('settings that lack each other are refused: %j', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message)
})

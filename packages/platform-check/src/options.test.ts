import { expect, test } from 'vitest'
import { readOptions, WrongOption } from './options.ts'

const environment = { PLATFORM_PASSWORD: 'one', OTHER_PLATFORM_PASSWORD: 'two' }
const ADDRESS = 'https://platform.example'

test('options are read with the passwords of the environment', () => {
  const args = [ADDRESS, '--account', 'olga', '--other-account', 'piet', '--write']
  expect(
    readOptions([...args, '--report', 'a.html', '--capabilities', 'start,exports'], environment),
  ).toEqual({
    address: `${ADDRESS}/`,
    account: 'olga',
    password: 'one',
    other: { username: 'piet', password: 'two' },
    isWrite: true,
    capabilities: ['start', 'exports'],
    report: 'a.html',
  })
  expect(readOptions([ADDRESS, '--account', 'olga'], environment)).toMatchObject({
    isWrite: false,
    other: undefined,
    capabilities: undefined,
  })
  expect(readOptions(['--help'], {})).toBeNull()
})

test.each([
  [[], 'One address is needed'],
  [[ADDRESS, 'more'], 'One address is needed'],
  [['platform.example', '--account', 'olga'], 'is no address'],
  [[ADDRESS], '--account is needed'],
  [[ADDRESS, '--account', 'olga', '--wrong'], '--wrong'],
  [[ADDRESS, '--account', 'olga', '--capabilities', 'start,nothing'], 'nothing is no capability'],
])('%j says what is wrong', (args, words) => {
  expect(() => readOptions(args, environment)).toThrow(WrongOption)
  expect(() => readOptions(args, environment)).toThrow(words)
})

test('a password that is not in the environment is missed', () => {
  expect(() => readOptions([ADDRESS, '--account', 'olga'], {})).toThrow('PLATFORM_PASSWORD is needed')
  const args = [ADDRESS, '--account', 'olga', '--other-account', 'piet']
  expect(() => readOptions(args, { PLATFORM_PASSWORD: 'one' })).toThrow('OTHER_PLATFORM_PASSWORD is needed')
})

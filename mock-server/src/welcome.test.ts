import { expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { accountLines } from './welcome.ts'

const accounts = [{ username: 'manager', who: { en: 'enterprise administrator', zh: '企业管理员' } }]
const linesFor = (environment: Record<string, string>, demoPassword: string | null) =>
  accountLines(readConfig(environment), { firstAdministrator: null, demoPassword, profile: 'demo' }, accounts)
type Case = [where: string, environment: Record<string, string>, password: string | null, lines: string[]]
const LIST = '  manager  enterprise administrator'

test.for<Case>([
  ['on this machine', {}, 'Orchid#2026', ['Demo accounts (password Orchid#2026):', LIST]],
  ['elsewhere, at the first start', { HOST: '0.0.0.0' }, 'made', ['Demo accounts (password made):', LIST]],
  [
    'elsewhere, later',
    { PUBLIC_URL: 'https://console.example' },
    null,
    ['Demo accounts (with the password of the first start):', LIST],
  ],
  [
    'elsewhere, of a database from before',
    { PUBLIC_URL: 'https://console.example' },
    'Orchid#2026',
    [
      'Others can reach this console, and its demo accounts have the password that everybody knows: change it in each, or start with a new database.',
      'Demo accounts (password Orchid#2026):',
      LIST,
    ],
  ],
])('the start says which password the demo accounts have %s', ([, environment, password, lines]) => {
  expect(linesFor(environment, password)).toEqual(lines)
})

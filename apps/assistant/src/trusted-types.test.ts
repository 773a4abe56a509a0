import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../public/trusted-types.js'), 'utf8')

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>

/** The file is a script of the page, not a module: run it as the browser would. */
function installedRules(): Rules {
  const made: Rules[] = []
  const createPolicy = (_name: string, rules: Rules) => made.push(rules)
  runInNewContext(script, {
    window: { trustedTypes: { defaultPolicy: null, createPolicy } },
    location: { href: 'https://console.example/dashboard/signup', origin: 'https://console.example' },
    URL,
  })
  const [rules] = made
  if (rules === undefined) throw new Error('no policy was made')
  return rules
}

test('styles and React’s own script element pass', () => {
  const { createHTML } = installedRules()
  for (const text of ['.ant-btn > span { color: red }', '<script></script>'])
    expect(createHTML(text)).toBe(text)
})

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'x</style><b>'])(
  'markup is refused: %s',
  (text) => {
    expect(() => installedRules().createHTML(text)).toThrow('Refused markup')
  },
)

test('no text becomes code', () => {
  expect(() => installedRules().createScript('alert(1)')).toThrow('Refused script text')
})

test('scripts come from the build’s own files only', () => {
  const { createScriptURL } = installedRules()
  expect(createScriptURL('/console/assets/assistant/2.5.0/index.js')).toContain('index.js')
  const worker = '/console/assets/realtime.worker.0a1b2c3d4e.js'
  expect(createScriptURL(worker)).toBe(worker)
  for (const text of [
    'https://elsewhere.example/console/assets/x.js',
    '/api/tenant/logo/files/x.svg',
    '/console/assets/../../api/x.js',
    '/console/realtime.worker.js',
    'https://elsewhere.example/console/assets/realtime.worker.0a1b2c3d4e.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])
    expect(() => createScriptURL(text)).toThrow('Refused script address')
})

test('a browser without Trusted Types is not affected', () => {
  expect(() => runInNewContext(script, { window: {} })).not.toThrow()
})

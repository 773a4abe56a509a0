import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkApps } from './check-apps.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-check-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const check = (webRoot: string) =>
  checkApps({
    console: { origin: 'http://127.0.0.1:1', token: 'session' },
    webRoot,
    versions: [],
    onChecked: () => {},
  })

test('a folder without a build is refused with what to do', async () => {
  await expect(check(folder)).rejects.toThrow(`${folder} has no built console: run \`pnpm build\``)
})

test('a machine without a browser is told how to get one', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'no-browser'))
  mkdirSync(join(folder, 'console'))
  writeFileSync(join(folder, 'console/kit.json'), JSON.stringify({ version: '1.0.0', tiers: {} }))
  await expect(check(folder)).rejects.toThrow(/no Chromium .*apt-get install chromium .*CHROMIUM_PATH/)
})

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { withConnection } from '../../src/platform/db/owner.ts'
import { startProgram } from '../../src/testing/program.ts'
import { CLUSTER_VARIABLE, testClusterLocation, toDatabaseUrl } from '../../src/testing/test-cluster.ts'

const INFO_LEVEL = 30
const logLine = z.looseObject({ level: z.number(), msg: z.string(), path: z.string().optional() })

// Each test starts whole programs.
vi.setConfig({ testTimeout: 120_000 })

const DATABASE = 'console_external_test'
const cluster = testClusterLocation.parse(JSON.parse(process.env[CLUSTER_VARIABLE] ?? '{}'))
const DATABASE_URL = toDatabaseUrl(cluster.appUrl, DATABASE)
const DATABASE_ADMIN_URL = toDatabaseUrl(cluster.adminUrl, DATABASE)
let folder: string
const asAdmin = (statement: string) => withConnection(cluster.adminUrl, (admin) => admin.query(statement))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-external-'))
  await asAdmin(`drop database if exists ${DATABASE} with (force)`)
  await asAdmin(`create database ${DATABASE}`)
})
afterAll(async () => {
  await asAdmin(`drop database if exists ${DATABASE} with (force)`)
  rmSync(folder, { recursive: true })
})

test('on a database of its own administrator the first start migrates and fills it, later ones need no administrator', async () => {
  const dataDir = join(folder, 'data')
  const first = startProgram(dataDir, { DATABASE_URL, DATABASE_ADMIN_URL, LOG_LEVEL: 'info' })
  const status = (await fetch(`${await first.ready}/readyz`)).status
  expect(await first.end('SIGTERM')).toBe(0)
  expect(status).toBe(200)
  expect(first.output()).toContain('First administrator: admin')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  // The log is lines of JSON; what people read, passwords too, is not in it, and an ordinary stop is no warning.
  const lines = z.array(logLine).parse(
    first
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  )
  expect(lines.map(({ msg }) => msg)).toContain('the database was migrated')
  expect(lines.filter(({ level }) => level > INFO_LEVEL)).toEqual([])
  expect(lines.find(({ path }) => path === '/readyz')).toMatchObject({ status: 200, route: '/readyz' })
  expect(first.logged()).not.toContain('password')

  const second = startProgram(dataDir, { DATABASE_URL })
  await second.ready
  expect(await second.end('SIGTERM')).toBe(0)
  expect(second.output()).not.toContain('First administrator')
})

test('on an empty database without its administrator the start says which setting is missing', async () => {
  await asAdmin(`drop database ${DATABASE} with (force)`)
  await asAdmin(`create database ${DATABASE}`)
  const one = startProgram(join(folder, 'other'), { DATABASE_URL })
  expect(await one.exited).toBe(1)
  expect(one.output().trim().split('\n')).toEqual([expect.stringContaining('DATABASE_ADMIN_URL')])
})

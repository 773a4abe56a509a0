import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLockOwner, lockFolder } from './folder-lock.ts'
import { getProcessStartTime } from './processes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'server.lock')
const leave = (owner: unknown) =>
  writeFileSync(lockFile(), typeof owner === 'string' ? owner : JSON.stringify(owner))

test('a folder is taken once, and free again after its release', () => {
  const unlock = lockFolder(folder)
  expect(findLockOwner(folder)).toBe(process.pid)
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${process.pid}.`)
  unlock()
  expect(findLockOwner(folder)).toBeNull()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['--version'])
  await new Promise((resolve) => child.once('exit', resolve))
  leave({ pid: child.pid, startTime: '1' })
  lockFolder(folder)
  expect(findLockOwner(folder)).toBe(process.pid)
})

test('an active process of the same id that started at another time does not hold it', () => {
  leave({ pid: process.pid, startTime: 'another' })
  expect(findLockOwner(folder)).toBeNull()
  lockFolder(folder)
  expect(existsSync(lockFile())).toBe(true)
})

test('a lock that was cut off while being written holds nobody up', () => {
  leave('{"pi')
  lockFolder(folder)
  expect(findLockOwner(folder)).toBe(process.pid)
})

test('another live process is named', () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  try {
    const pid = child.pid ?? 0
    leave({ pid, startTime: getProcessStartTime(pid) })
    expect(() => lockFolder(folder)).toThrow(`in use by process ${pid}`)
  } finally {
    child.kill()
  }
})

import { afterEach, expect, test, vi } from 'vitest'
import { openSharedWorker } from './open-shared-worker.ts'

const opened: unknown[][] = []
vi.stubGlobal(
  'SharedWorker',
  class {
    constructor(...given: unknown[]) {
      opened.push(given)
    }
  },
)
afterEach(() => delete document.documentElement.dataset['build'])

test('a page opens the worker of its own build, and none where it has no build', () => {
  expect(openSharedWorker('console')).toBeNull()
  expect(opened).toEqual([])
  document.documentElement.dataset['build'] = '0a1b2c3d4e'
  expect(openSharedWorker('console')).not.toBeNull()
  expect(opened).toEqual([['/console/assets/realtime.worker.0a1b2c3d4e.js', { name: 'console' }]])
})

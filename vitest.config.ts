import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isolateHome } from './packages/build/src/isolate-home.ts'
import { LongestFirst } from './packages/build/src/longest-first.ts'
import { RandomByProject } from './packages/build/src/random-by-project.ts'

isolateHome()

// A dozen processes read React and antd: V8's compile cache is shared by them and the next run.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'console-compile-cache')

const ISOLATED = '{apps,packages}/*/src/**/*.isolated.test.{ts,tsx}'

/** Settings for tests in a browser: jsdom, and msw at the network edge. */
const inBrowser = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://console.test/console/' } },
  css: {
    include: [/\.module\.css/, /tokens\.css/, /layout\.css/],
    modules: { classNameStrategy: 'stable' as const },
  },
  testTimeout: 60_000,
  // As long as the waits of testing-library (packages/testing/src/setup.ts).
  expect: { poll: { timeout: 30_000 } },
  // One more than cores, in each project alike: tests of the server wait for the database for a third of their time.
  maxWorkers: availableParallelism() + 1,
  // Page tests allocate many short-lived objects: a larger young generation is collected less often.
  execArgv: ['--max-semi-space-size=32'],
}
const define = {
  __CONSOLE_VERSION__: JSON.stringify('test'),
  __KIT_PARTS__: JSON.stringify('_kit1Parts'),
}

/** `--sequence.shuffle` gives files a random order, and the tests of each file (docs/gates.md). */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))

export default defineConfig({
  test: {
    sequence: { sequencer: isShuffled ? RandomByProject : LongestFirst },
    projects: [
      {
        define,
        test: {
          ...inBrowser,
          name: 'console',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED],
          setupFiles: ['./packages/testing/src/setup.ts', './apps/shell/src/testing/setup.ts'],
          // Files share a worker's modules: evaluating React and antd again for each takes three times as long as the tests.
          isolate: false,
        },
      },
      {
        define,
        test: {
          ...inBrowser,
          // Files that replace modules, or what the whole page shares, each in a context of its own.
          name: 'console, isolated',
          include: [ISOLATED],
          setupFiles: ['./packages/testing/src/setup.ts'],
        },
      },
      'mock-server',
    ],
  },
})

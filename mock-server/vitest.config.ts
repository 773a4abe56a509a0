import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mock-server',
    // One more than cores: tests wait for the database for a third of their time.
    maxWorkers: availableParallelism() + 1,
    environment: 'node',
    isolate: false,
    // Node reads the server's files as it does in production: nothing is translated, and no import goes through a proxy.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['./tests/support/global-setup.ts'],
    testTimeout: 60_000,
    // A machine that others use too; no test asserts how long.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})

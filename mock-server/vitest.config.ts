import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mock-server',
    // One worker a core: the default leaves one of two cores idle.
    maxWorkers: '100%',
    environment: 'node',
    isolate: false,
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['./tests/_setup/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

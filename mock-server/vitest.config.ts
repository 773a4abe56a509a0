import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mock-server',
    environment: 'node',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['./tests/_setup/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

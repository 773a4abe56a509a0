import { defineConfig } from 'vitest/config'

/** Two projects: what runs in a browser (jsdom, msw at the network edge), and the server (its own config). */
export default defineConfig({
  test: {
    // One worker a core: the default leaves one of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        define: { __CONSOLE_VERSION__: JSON.stringify('test') },
        test: {
          name: 'console',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://console.test/console/' } },
          setupFiles: ['./packages/testing/src/setup.ts'],
          css: { include: [/\.module\.css/, /tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
        },
      },
      'mock-server',
    ],
  },
})

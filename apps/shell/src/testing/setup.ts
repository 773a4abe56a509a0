import { vi } from 'vitest'

// The micro-app runtime loads scripts, which jsdom does not: the tests of the shell check
// what is passed to it. Its own tests are beside it, in isolated files (`*.isolated.test.*`).
vi.mock('../runtime/micro-apps/SubAppOutlet.tsx', () => import('./OutletProbe.tsx'))
vi.mock('../runtime/micro-apps/AppOutlet.tsx', () => import('./AppOutletProbe.tsx'))
vi.mock('../runtime/micro-apps/prefetch.ts', () => ({
  canPrefetch: () => false,
  prefetchFirstFiles: async () => {},
  prefetchPage: async () => {},
  prefetchWhenIdle: () => () => {},
}))
